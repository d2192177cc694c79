// SHA-256 and HMAC (FIPS 180-4, RFC 2104), because the rules run in places that offer neither at
// once: a server, a browser's worker, a test. Synchronous, so that a decision stays a plain
// function.

const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

const INITIAL_STATE = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

const BLOCK = 64

// Scratch space, written before it is read in every call.
const schedule = new Int32Array(64)
const lastBlocks = new Uint8Array(2 * BLOCK)

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** Cut to 32 bits at every step: longer sums would leave the engine's quick integers. */
function sum(one: number, other: number): number {
  return (one + other) | 0
}

function fillSchedule(bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + 4 * i
    schedule[i] =
      (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    schedule[i] = sum(sum(schedule[i - 16]!, sigma0), sum(schedule[i - 7]!, sigma1))
  }
}

/** Mixes one block into `state`, in place. */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  fillSchedule(bytes, offset)
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = sum(sum(sum(h, sum1), chosen), sum(ROUND_CONSTANTS[i]!, schedule[i]!))
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = sum(d, first)
    d = c
    c = b
    b = a
    a = sum(sum(first, sum0), majority)
  }
  state[0] = sum(state[0]!, a)
  state[1] = sum(state[1]!, b)
  state[2] = sum(state[2]!, c)
  state[3] = sum(state[3]!, d)
  state[4] = sum(state[4]!, e)
  state[5] = sum(state[5]!, f)
  state[6] = sum(state[6]!, g)
  state[7] = sum(state[7]!, h)
}

/** Finishes a digest: `before` bytes have already gone into `state`, `bytes` are the rest. */
function finish(state: Int32Array, bytes: Uint8Array, before: number): Uint8Array {
  const whole = bytes.length - (bytes.length % BLOCK)
  for (let offset = 0; offset < whole; offset += BLOCK) compress(state, bytes, offset)

  const rest = bytes.length - whole
  const padded = rest < BLOCK - 8 ? BLOCK : 2 * BLOCK
  for (let i = 0; i < rest; i++) lastBlocks[i] = bytes[whole + i]!
  lastBlocks[rest] = 0x80
  for (let i = rest + 1; i < padded - 8; i++) lastBlocks[i] = 0
  const length = before + bytes.length
  writeWord(lastBlocks, padded - 8, Math.floor(length / 0x20000000))
  writeWord(lastBlocks, padded - 4, length << 3)
  for (let offset = 0; offset < padded; offset += BLOCK) compress(state, lastBlocks, offset)

  const digest = new Uint8Array(32)
  for (let i = 0; i < 8; i++) writeWord(digest, 4 * i, state[i]!)
  return digest
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return finish(INITIAL_STATE.slice(), bytes, 0)
}

/** HMAC-SHA-256 with the key's two blocks mixed in once, for the many messages under one key. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = keyedState(short, 0x36)
  const outer = keyedState(short, 0x5c)
  const state = new Int32Array(8)
  return message => {
    state.set(inner)
    const digest = finish(state, message, BLOCK)
    state.set(outer)
    return finish(state, digest, BLOCK)
  }
}

function keyedState(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] = key[i]! ^ pad
  const state = INITIAL_STATE.slice()
  compress(state, block, 0)
  return state
}
