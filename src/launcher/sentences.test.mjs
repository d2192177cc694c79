import { describe, expect, test } from 'bun:test'
import { SUPPORTED } from './platform.mjs'
import { unsupportedPlatform, whyInstallFailed } from './sentences.mjs'

const REGISTRY = 'https://registry.example/'

const npmError = (code, ...lines) =>
  [`npm error code ${code}`, ...lines.map(line => `npm error ${line}`)].join('\n')

const CASES = [
  [
    'a full disk',
    npmError(
      'ENOSPC',
      'syscall write',
      'errno -28',
      'nospc ENOSPC: no space left on device, write',
    ),
    'no space left on the disk',
  ],
  [
    'a full disk, whatever it broke on the way',
    `npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device\n${npmError('ECONNRESET')}`,
    'no space left on the disk',
  ],
  [
    'a folder of somebody else',
    npmError('EACCES', 'syscall mkdir', 'path /srv/gobelet/node_modules', 'errno -13'),
    'may not write in /srv/gobelet/node_modules',
  ],
  ['a read-only disk', npmError('EROFS', 'path /media/cd'), 'may not write in /media/cd'],
  [
    'a lockfile out of step',
    npmError('EUSAGE', '`npm ci` can only …'),
    'does not fit package.json',
  ],
  ['a damaged package', npmError('EINTEGRITY', 'sha512-…'), 'npm cache clean --force'],
  ['a closed port', npmError('ECONNREFUSED'), `${REGISTRY} cannot be reached (ECONNREFUSED)`],
  ['an unknown host', npmError('ENOTFOUND'), 'cannot be reached (ENOTFOUND)'],
  ['no name service', npmError('EAI_AGAIN'), 'cannot be reached (EAI_AGAIN)'],
  ['a slow network', npmError('ERR_SOCKET_TIMEOUT'), 'cannot be reached (ERR_SOCKET_TIMEOUT)'],
  ['npm told to stay offline', npmError('ENOTCACHED'), 'cannot be reached (ENOTCACHED)'],
  ['a registry in trouble', npmError('E503'), 'cannot be reached (E503)'],
  ['a certificate of its own', npmError('SELF_SIGNED_CERT_IN_CHAIN'), 'NODE_EXTRA_CA_CERTS'],
  ['a missing login', npmError('E401'), 'refused a package (E401)'],
]

describe('npm died of', () => {
  test.each(CASES)('%s', (_title, output, part) => {
    const sentence = whyInstallFailed(output, REGISTRY)
    expect(sentence).toContain(part)
    expect(sentence).not.toContain('\n')
  })
})

test('what we do not know is not explained away', () => {
  expect(whyInstallFailed(npmError('EWHATEVER', 'strange things'), REGISTRY)).toBeNull()
})

test('an unsupported platform is told which ones are supported', () => {
  const sentence = unsupportedPlatform('sunos-x64')
  expect(sentence).toContain('sunos-x64')
  for (const label of SUPPORTED) expect(sentence).toContain(label)
})
