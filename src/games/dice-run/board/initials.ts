// What is written under a cap: as little as tells everybody apart.

export function initialsOf(names: readonly string[]): readonly string[] {
  const letters = names.map(name => lettersOf(name))
  return letters.map((own, seat) => {
    const [first = '?'] = own
    const isAlone = letters.every((other, index) => index === seat || other[0] !== first)
    if (isAlone) return first
    return first + distinguishing(own, letters, seat)
  })
}

function lettersOf(name: string): readonly string[] {
  return [...name.normalize('NFC').replace(/\s+/g, '').toLocaleUpperCase()]
}

/** The first letter in which it differs from all that begin like it; failing that, its seat. */
function distinguishing(
  own: readonly string[],
  letters: readonly (readonly string[])[],
  seat: number,
): string {
  const alike = letters.filter((other, index) => index !== seat && other[0] === own[0])
  const place = own.findIndex((letter, index) => {
    return index > 0 && alike.every(other => other[index] !== letter)
  })
  return place === -1 ? String(seat + 1) : own[place]!.toLocaleLowerCase()
}
