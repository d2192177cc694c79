// What people read when a command cannot go on: what happened, and what they can do about it.
import { SUPPORTED } from './platform.mjs'

export const unknownCommand = (name, known) =>
  `There is no command "${name ?? ''}". These exist: ${known.join(', ')}.`

export const unsupportedPlatform = name =>
  `Gobelet does not run on ${name}. It runs on ${SUPPORTED.join(', ')}.`

export const lockMissing = () =>
  'package-lock.json is missing. Restore it with: git checkout -- package-lock.json'

export const lockDamaged = () =>
  'package-lock.json is damaged. Restore it with: git checkout -- package-lock.json'

export const npmMissing = () =>
  'npm was not found beside Node. Install Node together with npm from https://nodejs.org and try again.'

export const pathUnusable = (path, code) =>
  `Gobelet cannot use ${path} (${code}). Move away what is there and try again.`

export const bunMissing = name =>
  `npm installed everything but Bun's binary for this machine (@oven/${name}). Delete node_modules and try again. If npm is set to omit optional packages, allow them; if it is older than 9.6.7, which leaves out such binaries on Linux, update it with: npm install --global npm@10`

export const bunBroken = (file, reason) =>
  `Bun cannot be started here (${file}: ${reason}). Delete node_modules and try again.`

export const processorTooOld = () =>
  'Bun stopped at an instruction this processor does not know. It needs a 64-bit processor of 2013 or later (AVX2 on Intel and AMD).'

const NO_SPACE = path =>
  `There is no space left on the disk${path}. Gobelet needs about 400 MB to install; free some and try again.`
const NO_PERMISSION = path =>
  `Gobelet may not write${path || ' in its own folder'}. Make that folder yours (or start from a copy you own) and try again.`
const UNREACHABLE = (registry, code) =>
  `The npm registry ${registry} cannot be reached (${code}). Gobelet needs it once, to install. Check the network, or the registry npm is set to (npm config get registry), and try again.`
const UNTRUSTED = (registry, code) =>
  `The npm registry ${registry} shows a certificate this machine does not trust (${code}). If your network uses a certificate of its own, point NODE_EXTRA_CA_CERTS to it and try again.`
const REFUSED = (registry, code) =>
  `The npm registry ${registry} refused a package (${code}). Check your login and the registry npm is set to (npm config get registry).`
const OUT_OF_STEP = () =>
  'package-lock.json does not fit package.json. Bring both back with: git checkout -- package.json package-lock.json'
const CORRUPT = () =>
  'A package arrived damaged: it does not match package-lock.json. Empty the cache with "npm cache clean --force" and try again.'

/** npm's own codes, the telling ones first: a full disk also makes downloads fail. */
const CAUSES = [
  [/\b(ENOSPC|EDQUOT)\b/, (_code, place) => NO_SPACE(place.path)],
  [/\b(EACCES|EPERM|EROFS)\b/, (_code, place) => NO_PERMISSION(place.path)],
  [/\b(EUSAGE|EJSONPARSE)\b/, OUT_OF_STEP],
  [/\b(EINTEGRITY)\b/, CORRUPT],
  [/\b(E401|E403|E404|ETARGET|ENEEDAUTH)\b/, (code, place) => REFUSED(place.registry, code)],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+)\b/,
    (code, place) => UNTRUSTED(place.registry, code),
  ],
  [
    /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|E\w*TIMEOUT|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|E5\d\d)\b/,
    (code, place) => UNREACHABLE(place.registry, code),
  ],
]

/** Turns the words npm died with into a sentence, or `null` if they say nothing we know. */
export function whyInstallFailed(output, registry) {
  const found = output.match(/^npm error path (.+)$/m)
  const place = { registry, path: found ? ` in ${found[1].trim()}` : '' }
  for (const [pattern, sentence] of CAUSES) {
    const code = output.match(pattern)
    if (code) return sentence(code[1], place)
  }
  return null
}
