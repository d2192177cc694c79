// Text as bytes and bytes as hexadecimal: the language itself offers neither.

const HEX = '0123456789abcdef'

export function utf8(text: string): Uint8Array {
  const plain = new Uint8Array(text.length)
  let length = 0
  while (length < text.length && text.charCodeAt(length) < 0x80) {
    plain[length] = text.charCodeAt(length)
    length += 1
  }
  return length === text.length ? plain : encoded(text)
}

function encoded(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      bytes[length++] = unit
      continue
    }
    const code = text.codePointAt(i)!
    if (code > 0xffff) i++
    length = encode(code, bytes, length)
  }
  return bytes.subarray(0, length)
}

/** Writes one code point of two bytes or more. Returns where the next one goes. */
function encode(code: number, bytes: Uint8Array, at: number): number {
  if (code < 0x800) {
    bytes[at] = 0xc0 | (code >> 6)
  } else if (code < 0x10000) {
    // A lone surrogate has no encoding of its own; like every encoder we write U+FFFD for it.
    const known = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
    bytes[at] = 0xe0 | (known >> 12)
    bytes[at + 1] = continuation(known, 6)
    bytes[at + 2] = continuation(known, 0)
    return at + 3
  } else {
    bytes[at] = 0xf0 | (code >> 18)
    bytes[at + 1] = continuation(code, 12)
    bytes[at + 2] = continuation(code, 6)
    bytes[at + 3] = continuation(code, 0)
    return at + 4
  }
  bytes[at + 1] = continuation(code, 0)
  return at + 2
}

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i++) text += HEX[bytes[i]! >> 4]! + HEX[bytes[i]! & 15]!
  return text
}

function continuation(code: number, shift: number): number {
  return 0x80 | ((code >> shift) & 0x3f)
}
