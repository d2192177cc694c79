// The way of a die through the air.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Arc {
  readonly keyframes: { transform: string }[]
  readonly duration: number
}

const FRAMES = 10
const LIFT_LIMIT = 160

/**
 * An arc: eased out, lifted, a little larger on the top, with so many turns on the way. Only
 * `transform` is animated, and of one element only: each more is a layer more.
 */
export function arc(from: Box, to: Box, turns = 0): Arc {
  const across = centre(from).x - centre(to).x
  const down = centre(from).y - centre(to).y
  const distance = Math.hypot(across, down)
  const lift = Math.min(LIFT_LIMIT, 40 + 0.25 * distance)
  const scale = to.width > 0 ? from.width / to.width : 1
  const keyframes: { transform: string }[] = []
  for (let frame = 0; frame <= FRAMES; frame++) {
    const eased = 1 - (1 - frame / FRAMES) ** 2
    const height = 4 * eased * (1 - eased)
    const x = across * (1 - eased)
    const y = down * (1 - eased) - lift * height
    const size = (scale + (1 - scale) * eased) * (1 + 0.35 * height)
    const place = `translate(${rounded(x)}px, ${rounded(y)}px) scale(${rounded(size)})`
    const turned = turns === 0 ? '' : ` rotate(${rounded((frame / FRAMES - 1) * 360 * turns)}deg)`
    keyframes.push({ transform: place + turned })
  }
  return { keyframes, duration: Math.round(320 + Math.min(360, 0.45 * distance)) }
}

function centre({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
