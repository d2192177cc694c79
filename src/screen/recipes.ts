// Every sound there is, as instructions for a synthesiser, and what a hand feels with it.

/** A burst of noise through a filter that glides from one frequency to another. */
interface Noise {
  readonly kind: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
}

/** A swept tone. */
interface Tone {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
}

export type Voice = (Noise | Tone) & {
  /** In seconds from the beginning of the sound. */
  readonly at: number
  readonly length: number
  readonly from: number
  readonly to: number
  readonly gain: number
}

export const SOUNDS = [
  'roll',
  'place',
  'knock',
  'lock',
  'flip',
  'tick',
  'time-up',
  'stage',
  'refused',
  'win',
] as const
export type SoundName = (typeof SOUNDS)[number]

const CHORD = [523.25, 659.25, 783.99, 1046.5]

function clatter(at: number, pitch: number, gain: number): Voice {
  const from = pitch
  return { kind: 'noise', filter: 'bandpass', at, length: 0.045, from, to: from * 0.7, gain }
}

function tone(wave: Tone['wave'], voice: Omit<Voice, 'kind' | 'wave' | 'filter'>): Voice {
  return { kind: 'tone', wave, ...voice }
}

export const RECIPES: Readonly<Record<SoundName, readonly Voice[]>> = {
  roll: [
    clatter(0, 1900, 0.5),
    clatter(0.06, 2600, 0.42),
    clatter(0.11, 1700, 0.5),
    clatter(0.19, 2300, 0.36),
    clatter(0.27, 1500, 0.3),
  ],
  place: [
    tone('sine', { at: 0, length: 0.09, from: 210, to: 92, gain: 0.7 }),
    clatter(0, 1400, 0.35),
  ],
  knock: [
    tone('triangle', { at: 0, length: 0.12, from: 320, to: 70, gain: 0.6 }),
    { kind: 'noise', filter: 'lowpass', at: 0, length: 0.16, from: 900, to: 180, gain: 0.6 },
  ],
  lock: [
    clatter(0, 3200, 0.45),
    tone('square', { at: 0.05, length: 0.07, from: 160, to: 120, gain: 0.25 }),
    clatter(0.09, 900, 0.6),
  ],
  flip: [
    { kind: 'noise', filter: 'bandpass', at: 0, length: 0.34, from: 500, to: 3800, gain: 0.45 },
    tone('sine', { at: 0.16, length: 0.2, from: 420, to: 840, gain: 0.25 }),
  ],
  tick: [tone('square', { at: 0, length: 0.03, from: 1250, to: 1000, gain: 0.16 })],
  'time-up': [
    tone('sine', { at: 0, length: 0.9, from: 196, to: 190, gain: 0.6 }),
    tone('sine', { at: 0, length: 0.7, from: 524, to: 516, gain: 0.25 }),
    tone('triangle', { at: 0, length: 0.4, from: 98, to: 92, gain: 0.5 }),
  ],
  stage: [0, 2].map((step, index) =>
    tone('triangle', {
      at: index * 0.12,
      length: 0.3,
      from: CHORD[step]!,
      to: CHORD[step]!,
      gain: 0.35,
    }),
  ),
  refused: [
    tone('triangle', { at: 0, length: 0.09, from: 196, to: 185, gain: 0.4 }),
    tone('triangle', { at: 0.11, length: 0.13, from: 156, to: 147, gain: 0.4 }),
  ],
  win: CHORD.map((note, index) =>
    tone('triangle', { at: index * 0.11, length: 0.42, from: note, to: note, gain: 0.34 }),
  ),
}

/** In milliseconds, on and off by turns, for devices that vibrate. */
export const TOUCHES: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  place: [12],
  knock: [20, 40, 20],
  lock: [16],
  tick: [8],
  'time-up': [40],
  refused: [10, 30, 10],
  win: [20, 60, 20, 60, 40],
}

export function lengthOf(voices: readonly Voice[]): number {
  return Math.max(...voices.map(({ at, length }) => at + length))
}
