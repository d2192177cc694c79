import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const OFFLINE = 'offline.js'

/** Tells the offline worker, which has no digest in its name, which files make up this version. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle({ dir }) {
      const paths = filesIn(dir!).filter(path => path !== OFFLINE)
      const digest = createHash('sha256')
      for (const path of paths) digest.update(`${path}\0`).update(readFileSync(join(dir!, path)))
      const version = digest.digest('hex').slice(0, 16)
      const files = paths.map(path => (path === 'index.html' ? '/' : `/${path}`))
      const code = readFileSync(join(dir!, OFFLINE), 'utf8')
      const known = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n`
      writeFileSync(join(dir!, OFFLINE), `{${known}${code}}\n`)
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

export default defineConfig({
  root: ROOT,
  plugins: [svelte({ configFile: false }), offlineFiles()],
  build: {
    // Small files stay files: the page's policy allows no code or style written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: join(ROOT, 'index.html'),
        offline: join(ROOT, 'offline', 'worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'offline' ? OFFLINE : 'assets/[name]-[hash].js'),
      },
    },
  },
})
