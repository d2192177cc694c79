// Numbers as text, three characters each, so that a net fits into a small file.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SIGN_BITS = 6
const WIDTH = 3
/** The parts into which one is divided; numbers up to 15 fit. */
const GRAIN = 2 ** 13
const HALF = 2 ** (WIDTH * SIGN_BITS - 1)

export function packed(numbers: Float64Array): string {
  let text = ''
  for (const number of numbers) {
    const whole = Math.round(number * GRAIN) + HALF
    if (!(whole >= 0 && whole < 2 * HALF)) throw new RangeError(`${number} does not fit`)
    for (let nth = WIDTH - 1; nth >= 0; nth--) text += SIGNS[(whole >> (nth * SIGN_BITS)) & 63]
  }
  return text
}

export function unpacked(text: string): Float64Array {
  const numbers = new Float64Array(text.length / WIDTH)
  for (let place = 0; place < numbers.length; place++) {
    let whole = 0
    for (let nth = 0; nth < WIDTH; nth++) {
      const sign = SIGNS.indexOf(text.charAt(place * WIDTH + nth))
      if (sign < 0) throw new RangeError('this is not a packed number')
      whole = (whole << SIGN_BITS) | sign
    }
    numbers[place] = (whole - HALF) / GRAIN
  }
  return numbers
}
