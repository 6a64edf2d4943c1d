import type { Random } from '../random.ts'

export const SAMPLE_RATE = 48_000

/** Two channels of samples, −1 to 1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

export const silence = (seconds: number): Stereo => {
  const length = Math.round(seconds * SAMPLE_RATE)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

export interface Note {
  /** Seconds. */
  at: number
  lasts: number
  hertz: number
  gain: number
  /** −1 left to 1 right. */
  pan?: number
}

type Voice = (t: number, note: Note) => number

/** Adds what `voice` sounds like over the note's time. */
function render(target: Stereo, note: Note, tail: number, voice: Voice): void {
  const from = Math.max(0, Math.round(note.at * SAMPLE_RATE))
  const to = Math.min(target.left.length, Math.round((note.at + note.lasts + tail) * SAMPLE_RATE))
  const pan = note.pan ?? 0
  const [l, r] = [Math.min(1, 1 - pan) * note.gain, Math.min(1, 1 + pan) * note.gain]
  for (let index = from; index < to; index += 1) {
    const value = voice((index - from) / SAMPLE_RATE, note)
    target.left[index] = target.left[index]! + value * l
    target.right[index] = target.right[index]! + value * r
  }
}

const TURN = Math.PI * 2
const attack = (t: number, seconds: number) => Math.min(1, t / seconds)
const release = (t: number, note: Note, seconds: number) =>
  t < note.lasts ? 1 : Math.max(0, 1 - (t - note.lasts) / seconds)

/** Slow strings: three slightly detuned voices, left and right moving apart. */
export function pad(target: Stereo, note: Note): void {
  for (const [detune, pan] of [
    [0.997, -0.5],
    [1, 0],
    [1.0035, 0.5],
  ] as const) {
    render(target, { ...note, gain: note.gain * 0.4, pan }, 0.8, (t, { hertz }) => {
      const phase = TURN * hertz * detune * t
      const tone = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.14 * Math.sin(3 * phase)
      return tone * attack(t, 0.35) * release(t, note, 0.8)
    })
  }
}

/** A soft mallet: bright at the strike, then round. */
export function pluck(target: Stereo, note: Note): void {
  render(target, note, 0.5, (t, { hertz }) => {
    const phase = TURN * hertz * t
    const bright = Math.exp(-t * 14)
    return (
      (Math.sin(phase) + bright * 0.5 * Math.sin(4 * phase)) * Math.exp(-t * 5.5) * attack(t, 0.003)
    )
  })
}

export function bass(target: Stereo, note: Note): void {
  render(target, note, 0.06, (t, { hertz }) => {
    const phase = TURN * hertz * t
    const tone = Math.sin(phase) + 0.3 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase)
    return Math.tanh(tone * 1.3) * attack(t, 0.008) * release(t, note, 0.06)
  })
}

export function kick(target: Stereo, at: number, gain: number): void {
  render(target, { at, lasts: 0.25, hertz: 48, gain }, 0, (t, { hertz }) => {
    const sweep = hertz * t + 26 * (1 - Math.exp(-t * 32)) * 0.12
    return Math.sin(TURN * sweep) * Math.exp(-t * 11) + Math.exp(-t * 320) * 0.3
  })
}

/** Noise with an envelope: hats when short and high, claps when longer. */
export function noise(
  target: Stereo,
  hit: { at: number; lasts: number; gain: number; brightness: number; pan?: number },
  random: Random,
): void {
  let before = 0
  const { brightness, ...note } = hit
  render(target, { ...note, hertz: 0 }, 0, (t) => {
    const white = random.next() * 2 - 1
    const high = white - before * brightness
    before = white
    return high * Math.exp((-t / hit.lasts) * 5)
  })
}
