// Finds Bun's binary among the packages npm installed. Bun's own install script would copy it to
// its place, but npm 12 runs no install scripts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Only where Bun and the build tools all have a binary. */
const BINARIES = {
  'linux-x64-glibc': { label: 'Linux x64', folder: 'bun-linux-x64' },
  'linux-x64-musl': { label: 'Linux x64 (musl)', folder: 'bun-linux-x64-musl' },
  'linux-arm64-glibc': { label: 'Linux arm64', folder: 'bun-linux-aarch64' },
  'linux-arm64-musl': { label: 'Linux arm64 (musl)', folder: 'bun-linux-aarch64-musl' },
  'darwin-x64': { label: 'macOS x64', folder: 'bun-darwin-x64' },
  'darwin-arm64': { label: 'macOS arm64', folder: 'bun-darwin-aarch64' },
  'win32-x64': { label: 'Windows x64', folder: 'bun-windows-x64' },
  'win32-arm64': { label: 'Windows arm64', folder: 'bun-windows-aarch64' },
}

export const PLATFORMS = Object.keys(BINARIES)
export const SUPPORTED = Object.values(BINARIES).map(binary => binary.label)

/** Names the machine as the lockfile does: system, processor and, on Linux, its C library. */
export function platformName({ platform, arch, glibc }) {
  if (platform !== 'linux') return `${platform}-${arch}`
  return `${platform}-${arch}-${glibc ? 'glibc' : 'musl'}`
}

export function thisPlatform() {
  // Looking up the names of network peers makes the report slow, and we do not read them.
  if (process.report) process.report.excludeNetwork = true
  const header = process.platform === 'linux' ? process.report?.getReport().header : null
  const glibc = Boolean(header?.glibcVersionRuntime)
  return platformName({ platform: process.platform, arch: process.arch, glibc })
}

/** The package that holds Bun for this platform, or `null` where there is none. */
export function bunFolder(platform) {
  return Object.hasOwn(BINARIES, platform) ? BINARIES[platform].folder : null
}

/** Where the binary lies once installed, or `null` if it does not. */
export function findBun(root, platform) {
  const name = platform.startsWith('win32') ? 'bun.exe' : 'bun'
  const file = join(root, 'node_modules', '@oven', bunFolder(platform) ?? '', 'bin', name)
  return existsSync(file) ? file : null
}
