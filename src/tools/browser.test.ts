import { afterEach, expect, test } from 'bun:test'
import { obtainBrowser } from '#tools/browser.ts'

const before = process.env['CHROMIUM']

afterEach(() => {
  if (before === undefined) delete process.env['CHROMIUM']
  else process.env['CHROMIUM'] = before
})

test('a browser named by the host is taken', async () => {
  process.env['CHROMIUM'] = process.execPath
  expect(await obtainBrowser()).toEqual({ ok: true, value: process.execPath })
})

test('a browser named by the host that is not there is not replaced in silence', async () => {
  process.env['CHROMIUM'] = '/no/such/browser'
  const browser = await obtainBrowser()
  expect(browser).toEqual({ ok: false, problem: expect.stringContaining('/no/such/browser') })
})
