import { describe, expect, test } from 'bun:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { ServedFile } from '#server/files.ts'
import { answer, broken } from '#server/http.ts'

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const page: ServedFile = {
  body: bytes('<h1>Gobelet</h1>'),
  packed: [
    { encoding: 'br', body: new Uint8Array(brotliCompressSync('<h1>Gobelet</h1>')) },
    { encoding: 'gzip', body: Bun.gzipSync(bytes('<h1>Gobelet</h1>')) },
  ],
  type: 'text/html; charset=utf-8',
  tag: '"abc"',
  caching: 'no-cache',
}

const pig = { id: 'pig', name: 'Pig', seats: { min: 2, max: 4 } }
const offer = { files: new Map([['/', page]]), games: [pig], version: '1.2.3' }

const ask = (path: string, init?: RequestInit) =>
  answer(offer, new Request(`http://localhost:4000${path}`, init))

test('/health says that the server is well, and which one it is', async () => {
  const response = ask('/health')
  expect(response.headers.get('content-type')).toStartWith('application/json')
  expect(await response.json()).toEqual({ status: 'ok', name: 'gobelet', version: '1.2.3' })
})

test('/api/games lists the games with their seats', async () => {
  expect(await ask('/api/games').json()).toEqual({ games: [pig] })
})

test('a page is sent as it is, or packed to whoever can unpack it', async () => {
  const plain = ask('/')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe('<h1>Gobelet</h1>')
  const packed = ask('/', { headers: { 'accept-encoding': 'deflate, gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Bun.gunzipSync(await packed.arrayBuffer())).toEqual(page.body)
})

test('it is packed as small as the browser can take', async () => {
  const packed = ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('<h1>Gobelet</h1>')
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', null],
  ['br;q=0.5', 'br'],
  ['BR', 'br'],
  ['brotli', null],
  ['', null],
])('who takes "%s" gets %p', (accepted, encoding) => {
  const { headers } = ask('/', { headers: { 'accept-encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
})

test('a page the browser has already is not sent again', async () => {
  const response = ask('/', { headers: { 'if-none-match': '"abc"' } })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('a query does not change what is meant', () => {
  expect(ask('/?from=phone').status).toBe(200)
  expect(ask('/health?x').status).toBe(200)
})

test.each([
  '/nothing',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '//etc/passwd',
  '/constructor',
  '/__proto__',
])('%s is not there', path => {
  expect(ask(path).status).toBe(404)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for this place', method => {
  const response = ask('/', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

describe('every answer protects the page', () => {
  test.each([
    ['a page', () => ask('/')],
    ['a page the browser has', () => ask('/', { headers: { 'if-none-match': '"abc"' } })],
    ['health', () => ask('/health')],
    ['the games', () => ask('/api/games')],
    ['nothing', () => ask('/nothing')],
    ['a refusal', () => ask('/', { method: 'POST' })],
    ['a fault', () => broken()],
  ])('%s', (_name, respond) => {
    const { headers } = respond()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

test('a fault tells nothing about itself', async () => {
  const response = broken()
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('Something went wrong here. It is not your fault.\n')
})
