// Plays what happens: synthesised, so there is nothing to load. Silent until the first touch of the
// page, as browsers want it.

import { RECIPES, type SoundName, TOUCHES, type Voice } from '#screen/recipes.ts'
import { settings } from '#screen/settings.svelte.ts'

export interface Place {
  /** From -1, the left edge of the screen, to 1. */
  readonly pan?: number
}

let context: AudioContext | null = null
let rustle: AudioBuffer | null = null
let isWaking = false

/** Wakes up with the first touch of the page, so that the first die need not wait for it. */
export function openEars(): void {
  for (const touched of ['pointerup', 'keyup'] as const) addEventListener(touched, attend)
}

function attend(): void {
  // Some browsers let nothing be heard unless it is asked for under the finger.
  if (context?.state === 'suspended') void context.resume()
  if (context === null && !isWaking && settings.sound) wake(() => {})
}

export function play(name: SoundName, place: Place = {}): void {
  touch(name)
  if (!settings.sound || settings.volume === 0) return
  const audio = context
  // In a task of its own: what is heard with a picture need not hold it up.
  if (audio !== null) setTimeout(() => sound(audio, name, place))
  else if (!isWaking && navigator.userActivation?.hasBeenActive) {
    wake(made => sound(made, name, place))
  }
}

/** Takes a tenth of a second: whatever the touch did is shown first, and then heard. */
function wake(then: (made: AudioContext) => void): void {
  isWaking = true
  requestAnimationFrame(() => {
    setTimeout(() => {
      isWaking = false
      try {
        context = new AudioContext({ latencyHint: 'interactive' })
        rustle = rustling(context)
        then(context)
      } catch {
        // A device without ears for it stays silent.
      }
    })
  })
}

function sound(audio: AudioContext, name: SoundName, { pan = 0 }: Place): void {
  if (audio.state === 'suspended') void audio.resume()
  const panner = new StereoPannerNode(audio, { pan: Math.max(-1, Math.min(1, pan)) })
  const volume = new GainNode(audio, { gain: settings.volume })
  panner.connect(volume).connect(audio.destination)
  for (const voice of RECIPES[name]) sing(audio, voice, panner)
}

function touch(name: SoundName): void {
  const pattern = TOUCHES[name]
  if (!settings.touch || pattern === undefined) return
  // Browsers complain about vibration before the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern])
}

function sing(audio: AudioContext, voice: Voice, output: AudioNode): void {
  const begins = audio.currentTime + 0.005 + voice.at
  const ends = begins + voice.length
  const envelope = new GainNode(audio, { gain: 0 })
  envelope.gain.setValueAtTime(0.0001, begins)
  envelope.gain.exponentialRampToValueAtTime(voice.gain, begins + 0.006)
  envelope.gain.exponentialRampToValueAtTime(0.0001, ends)
  envelope.connect(output)
  const source = voice.kind === 'tone' ? new OscillatorNode(audio) : noise(audio)
  if (source instanceof OscillatorNode && voice.kind === 'tone') {
    source.type = voice.wave
    glide(source.frequency, voice, begins)
    source.connect(envelope)
  } else if (voice.kind === 'noise') {
    const filter = new BiquadFilterNode(audio, { type: voice.filter, Q: 1.2 })
    glide(filter.frequency, voice, begins)
    source.connect(filter).connect(envelope)
  }
  source.start(begins)
  source.stop(ends + 0.02)
}

function glide(frequency: AudioParam, { from, to, length }: Voice, begins: number): void {
  frequency.setValueAtTime(from, begins)
  frequency.exponentialRampToValueAtTime(to, begins + length)
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  return new AudioBufferSourceNode(audio, { buffer: rustle, loop: true })
}

/** Half a second of white noise, from a plain generator: ears cannot tell. */
function rustling(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[i] = state / 0x80000000
  }
  return buffer
}
