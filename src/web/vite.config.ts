import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: false })],
  // Small files stay files: the page's policy allows no code or style written into it.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
})
