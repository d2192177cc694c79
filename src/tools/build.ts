// Builds the web app when what goes into it has changed, and leaves it alone otherwise.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { packFolder } from './pack.ts'

const ROOT = join(import.meta.dir, '..', '..')
const DIST = join(ROOT, 'dist')
const BUILT = join(DIST, 'web')
const UNFINISHED = 'unfinished-'

/** Folders of src that never reach the browser. */
const ELSEWHERE = /^(launcher|server|sim|tidy|tools)[\\/]|\.test\.\w+$/

export function sourceDigest(source: string, lock: string): string {
  const digest = createHash('sha256').update(readFileSync(lock))
  const paths = [...new Bun.Glob('**/*').scanSync({ cwd: source })]
  for (const path of paths.filter(each => !ELSEWHERE.test(each)).sort()) {
    const content = readFileSync(join(source, path))
    digest.update(`\0${path}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

interface Stamp {
  readonly digest: string
  /** An older build may have been made for developers. */
  readonly isForPlayers: true
  readonly files: readonly string[]
}

/** Also notices a build that somebody has since taken files from. */
function isUpToDate(digest: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(join(BUILT, 'stamp.json'), 'utf8')) as Stamp
    const isThere = (file: string) => existsSync(join(BUILT, 'files', file))
    const isPacked = stamp.files.includes('index.html.br')
    const isComplete = isPacked && stamp.files.every(isThere)
    return stamp.digest === digest && stamp.isForPlayers && isComplete
  } catch {
    return false
  }
}

export async function buildWeb(): Promise<void> {
  const digest = sourceDigest(join(ROOT, 'src'), join(ROOT, 'package-lock.json'))
  if (isUpToDate(digest)) return
  console.error('Building the web app …')
  mkdirSync(DIST, { recursive: true })
  clearUnfinished()
  // Built aside and put in place whole: an interrupted build is never served.
  const aside = join(DIST, `${UNFINISHED}${process.pid}`)
  const files = join(aside, 'files')
  await bundle(files)
  packFolder(files)
  const names = [...new Bun.Glob('**/*').scanSync({ cwd: files })]
  const stamp: Stamp = { digest, isForPlayers: true, files: names }
  writeFileSync(join(aside, 'stamp.json'), JSON.stringify(stamp))
  putInPlace(aside, digest)
}

async function bundle(outDir: string): Promise<void> {
  // Loaded here only, because a start with nothing to build should not wait for it.
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  // Whatever the shell or a test says: otherwise vite leaves out what only players need.
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      configFile: join(ROOT, 'src', 'web', 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'error',
      build: { outDir },
    })
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

function putInPlace(aside: string, digest: string): void {
  try {
    rmSync(BUILT, { recursive: true, force: true })
    renameSync(aside, BUILT)
  } catch (error) {
    // Another command built the same at the same time, and was first.
    if (!isUpToDate(digest)) throw error
    rmSync(aside, { recursive: true, force: true })
  }
}

function clearUnfinished(): void {
  for (const name of readdirSync(DIST).filter(each => each.startsWith(UNFINISHED))) {
    if (!isRunning(Number(name.slice(UNFINISHED.length)))) {
      rmSync(join(DIST, name), { recursive: true, force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export function whyBuildFailed(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'There is no space left on the disk to build the web app. Free some and try again.'
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `Gobelet may not write in ${DIST}. Make that folder yours and try again.`
  }
  return `The web app does not build:\n${error instanceof Error ? error.message : String(error)}`
}

if (import.meta.main) {
  try {
    await buildWeb()
  } catch (error) {
    console.error(`\n${whyBuildFailed(error)}\n`)
    process.exitCode = 1
  }
}
