import { expect, test } from 'bun:test'
import { engineSettings } from './engine.mjs'

test('on a single core memory is collected in one go', async () => {
  expect(engineSettings(2)).toEqual({})
  const settings = engineSettings(1)
  // An option that this Bun does not know would be complained about, or end it.
  const child = Bun.spawn([process.execPath, '-e', 'console.log(6 * 7)'], {
    env: { ...process.env, ...settings },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await Promise.all([child.stdout.text(), child.stderr.text()])
  expect(said).toEqual(['42\n', ''])
  expect(await child.exited).toBe(0)
})
