import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const OFFLINE = 'offline.js'

/** What every page needs. */
const SHELL =
  /node_modules[\\/]svelte[\\/]|src[\\/](screen|web)[\\/][\w.-]+$|src[\\/]games[\\/]boards|preload-helper/
/** What several games need, and none may fetch with another. */
const COMMON = /node_modules[\\/]valibot[\\/]|src[\\/]kernel[\\/]chance/
const BOARD = /src[\\/]games[\\/][\w-]+[\\/]board[\\/][\w.-]+$/

const gameOf = (id: string) => id.match(/games[\\/]([\w-]+)/)?.[1] ?? null

/** Tells the offline worker, which has no digest in its name, which files make up this version. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const worker = bundle[OFFLINE]
      if (worker?.type !== 'chunk' || worker.imports.length > 0) {
        throw new Error('the offline worker must be one file: it shares code with the pages')
      }
      const paths = filesIn(dir!).filter(path => path !== OFFLINE)
      const digest = createHash('sha256')
      for (const path of paths) digest.update(`${path}\0`).update(readFileSync(join(dir!, path)))
      const version = digest.digest('hex').slice(0, 16)
      const files = paths.map(path => [
        path === 'index.html' ? '/' : `/${path}`,
        // What the build gave a digest in its name needs no other.
        path.startsWith('assets/') ? null : integrity(readFileSync(join(dir!, path))),
      ])
      const code = readFileSync(join(dir!, OFFLINE), 'utf8')
      const known = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n`
      writeFileSync(join(dir!, OFFLINE), `{${known}${code}}\n`)
    },
  }
}

function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
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
        // What every page needs is one file, what a board needs at once another: many small ones
        // pack worse, and each costs a request.
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, priority: 3 },
            { name: 'common', test: COMMON, priority: 2 },
            { name: gameOf, test: BOARD, priority: 1 },
          ],
        },
      },
    },
  },
})
