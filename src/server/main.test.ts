import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { openTableAt } from '#server/trials/premises.ts'
import { join as joinTable, secretOf, visitTable } from '#server/trials/visitor.ts'

const ROOT = join(import.meta.dir, '..', '..')
const HERE = '127.0.0.1'

setDefaultTimeout(60_000)

const leftovers: (() => Promise<unknown>)[] = []

beforeAll(() => {
  const built = Bun.spawnSync([process.execPath, 'src/tools/build.ts'], { cwd: ROOT })
  expect(built.exitCode).toBe(0)
})

afterEach(async () => {
  for (const stop of leftovers.splice(0)) await stop()
})

/** With a channel, as the launcher opens one: the server ends when we do. */
function spawnServer(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  const server = Bun.spawn([process.execPath, 'src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, HOST: HERE, DATA: folder, ...environment },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    ipc() {},
  })
  leftovers.push(async () => {
    server.kill('SIGKILL')
    await server.exited
    rmSync(folder, { recursive: true })
  })
  return Object.assign(server, { folder })
}

async function start(environment: Record<string, string> = {}) {
  const server = spawnServer({ PORT: '0', ...environment })
  let said = ''
  for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const port = said.match(/http:\/\/localhost:(\d+)\n/)?.[1]
    if (port === undefined) continue
    return { server, port: Number(port), link: `http://${HERE}:${port}`, data: server.folder }
  }
  throw new Error(`no address: ${said}`)
}

async function occupyPort(): Promise<number> {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, HERE, resolve))
  leftovers.push(async () => other.close())
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

async function expectRefusal(environment: Record<string, string>, ...parts: readonly string[]) {
  const server = spawnServer(environment)
  const said = await new Response(server.stderr).text()
  for (const part of parts) expect(said).toContain(part)
  expect(said).not.toMatch(/^\s+at /m)
  expect(await server.exited).toBe(1)
}

describe('a server that is up', () => {
  test('answers on its port, with the app and every registered game', async () => {
    const { link } = await start()
    const page = await fetch(link)
    expect(await page.text()).toContain('<title>Gobelet</title>')
    const { games } = (await (await fetch(`${link}/api/games`)).json()) as { games: object[] }
    expect(games).toHaveLength(registry.length)
  })

  test('serves every file its page names', async () => {
    const { link } = await start()
    const page = await (await fetch(link)).text()
    const paths = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(match => match[1] ?? '')
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) expect((await fetch(new URL(path, link))).status).toBe(200)
  })

  test('holds no script or style of its own in the page, as the policy demands', async () => {
    const { link } = await start()
    const page = await (await fetch(link)).text()
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=/)
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends well on %s', async signal => {
    const { server } = await start()
    server.kill(signal)
    expect(await server.exited).toBe(0)
  })

  test('stops every match where it stands before it ends, and soon', async () => {
    const { server, port } = await start()
    const table = await openTableAt(port, { game: 'dice-run' })
    const people = [await joinTable(port, table, 'Anna'), await joinTable(port, table, 'Ben')]
    people.push(await joinTable(port, table, 'Cleo'))
    const shown = people[1]!.next('whole')
    await people[0]!.ask({ type: 'start' })
    await shown
    const asked = performance.now()
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
    for (const one of people) {
      expect(await one.gone).toEqual({ code: 4011, reason: 'restarting' })
      expect(one.latest.clock).toMatchObject({ running: false, paused: 'restart' })
    }
  })

  test('ends well when its launcher vanishes', async () => {
    const { server } = await start()
    server.disconnect()
    expect(await server.exited).toBe(0)
  })

  test('ends although somebody never finishes a request', async () => {
    const { server, port } = await start()
    const guest = connect(port, HERE)
    await new Promise(resolve => guest.write('GET / HTTP/1.1\r\nhost: here\r\n', resolve))
    guest.on('error', () => {})
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    guest.destroy()
  })

  test('survives requests that are none', async () => {
    const { link, port } = await start()
    for (const nonsense of ['\0\0\0', 'GET\r\n\r\n', 'GET /../../etc/passwd HTTP/1.1\r\n\r\n']) {
      const guest = connect(port, HERE)
      await new Promise(resolve => {
        guest.on('error', resolve).on('close', resolve).on('data', resolve)
        guest.end(nonsense)
      })
      guest.destroy()
    }
    expect((await fetch(`${link}/health`)).status).toBe(200)
  })
})

test('a running server is backed up, and a copy of it goes on where it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  leftovers.push(async () => rmSync(folder, { recursive: true }))
  const { port, data } = await start()
  const table = await openTableAt(port, { game: 'dice-run' })
  const people = [await joinTable(port, table, 'Anna'), await joinTable(port, table, 'Ben')]
  const command = [process.execPath, 'src/tools/gobelet.ts', 'backup', join(folder, 'copy')]
  const backup = Bun.spawn(command, { cwd: ROOT, env: { ...process.env, DATA: data } })
  expect(await backup.exited).toBe(0)
  for (const one of people) one.leave()

  mkdirSync(join(folder, 'data'))
  renameSync(join(folder, 'copy'), join(folder, 'data', 'journal.sqlite'))
  const restored = await start({ DATA: join(folder, 'data') })
  const anna = await visitTable(restored.port, table, secretOf('Anna'))
  expect(anna.latest.table!.chairs.slice(0, 2).map(({ name }) => name)).toEqual(['Anna', 'Ben'])
})

describe('a server that cannot start says why', () => {
  test('when a setting is not understood', () =>
    expectRefusal({ KEEP_DAYS: 'for ever' }, 'KEEP_DAYS is "for ever"', 'whole number'))

  test('when its folder cannot be used', () =>
    expectRefusal({ DATA: '/dev/null/data', PORT: '0' }, 'The folder /dev/null/data', 'DATA'))

  test('when PORT is not a port', () => expectRefusal({ PORT: 'four' }, 'PORT is "four"', 'PORT='))

  test('when another Gobelet has the port', async () => {
    const { port } = await start()
    const parts = [`Port ${port} is taken by another Gobelet`, `PORT=${port + 1} npm start`]
    await expectRefusal({ PORT: String(port) }, ...parts)
  })

  test('when another program has the port, even one that answers nothing', async () => {
    const port = await occupyPort()
    const parts = [`Port ${port} is taken by another program`, 'choose another port']
    await expectRefusal({ PORT: String(port) }, ...parts)
  })

  test('when HOST is no address of this machine', () =>
    expectRefusal({ HOST: '192.0.2.77', PORT: '0' }, 'HOST is "192.0.2.77"'))
})
