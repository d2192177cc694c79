// Text as bytes and bytes as hexadecimal: the language itself offers neither.

const HEX = '0123456789abcdef'

export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    if (code > 0xffff) i++
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code, 0))
    else if (code < 0x10000) {
      // A lone surrogate has no encoding of its own; like every encoder we write U+FFFD for it.
      const known = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
      bytes.push(0xe0 | (known >> 12), continuation(known, 6), continuation(known, 0))
    } else {
      bytes.push(0xf0 | (code >> 18), continuation(code, 12))
      bytes.push(continuation(code, 6), continuation(code, 0))
    }
  }
  return Uint8Array.from(bytes)
}

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte >> 4]! + HEX[byte & 15]!
  return text
}

function continuation(code: number, shift: number): number {
  return 0x80 | ((code >> shift) & 0x3f)
}
