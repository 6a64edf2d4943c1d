import type { Random } from '../random.ts'
import { falling, type Wave, waveAt, waveOf } from './waves.ts'

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
  /** In seconds. */
  at: number
  lasts: number
  hertz: number
  gain: number
  /** −1 left to 1 right. */
  pan?: number
}

type Voice = (t: number, note: Note) => number

/** Adds `voice` over the note's time; panning keeps the loudness. */
function render(target: Stereo, note: Note, tail: number, voice: Voice): void {
  const from = Math.max(0, Math.round(note.at * SAMPLE_RATE))
  const to = Math.min(target.left.length, Math.round((note.at + note.lasts + tail) * SAMPLE_RATE))
  const angle = (((note.pan ?? 0) + 1) * Math.PI) / 4
  const [l, r] = [Math.cos(angle) * note.gain * 1.41, Math.sin(angle) * note.gain * 1.41]
  for (let index = from; index < to; index += 1) {
    const value = voice((index - from) / SAMPLE_RATE, note)
    target.left[index] = target.left[index]! + value * l
    target.right[index] = target.right[index]! + value * r
  }
}

const attack = (t: number, seconds: number) => Math.min(1, t / seconds)
const release = (t: number, note: Note, seconds: number) =>
  t < note.lasts ? 1 : Math.max(0, 1 - (t - note.lasts) / seconds)

const STRINGS = waveOf(falling(10, 1.25))
const ROUND = waveOf([1, 0.32, 0.12, 0.05])
const WIRE = waveOf(falling(22, 0.85))
const REED = waveOf(
  falling(14, 0.9).map((strength, index) => (index % 2 ? strength * 0.4 : strength)),
)
const SAW = waveOf(falling(12, 1.25))
const LOW = waveOf([1, 0.7, 0.42, 0.26, 0.16, 0.1, 0.06])

/** Slow strings: two slightly detuned voices, one on each side. */
export function pad(target: Stereo, note: Note): void {
  for (const [detune, pan] of [
    [0.9965, -0.85],
    [1.0035, 0.85],
  ] as const) {
    const hertz = note.hertz * detune
    const soft = { ...note, gain: note.gain * 0.5, pan }
    render(target, soft, 0.7, (t) => {
      const swell = attack(t, 0.3) * release(t, note, 0.7)
      return waveAt(STRINGS, hertz * t + (pan > 0 ? 0.31 : 0)) * swell
    })
  }
}

/** A struck tone: a bright attack that fades quickly over a sustained body. */
interface Struck {
  body: Wave
  bright: Wave
  /** How fast body and brightness decay, per second. */
  falls: [number, number]
  brightness: number
  /** The bright part's frequency as a multiple of the note's. */
  above: number
}

const KEYS: Struck = { body: ROUND, bright: WIRE, falls: [2.6, 9], brightness: 0.3, above: 1 }
const GUITAR: Struck = { body: REED, bright: WIRE, falls: [4.2, 11], brightness: 0.42, above: 1 }
const MALLET: Struck = { body: ROUND, bright: ROUND, falls: [8, 26], brightness: 0.7, above: 4 }
const BELL: Struck = { body: ROUND, bright: ROUND, falls: [2.2, 3.6], brightness: 0.5, above: 2.76 }
const ARP: Struck = { body: SAW, bright: WIRE, falls: [9, 24], brightness: 0.3, above: 2 }

function strike(target: Stereo, note: Note, sound: Struck, tail: number): void {
  const { body, bright, falls, brightness, above } = sound
  const [slower, faster] = [perSample(falls[0]), perSample(falls[1])]
  let [tone, edge] = [1, brightness]
  render(target, note, tail, (t, { hertz }) => {
    const turns = hertz * t
    tone *= slower
    edge *= faster
    const value = waveAt(body, turns) * tone + waveAt(bright, turns * above) * edge
    return value * attack(t, 0.003) * release(t, note, tail)
  })
}

/** The decay factor per sample for a decay rate. */
const perSample = (fall: number): number => Math.exp(-fall / SAMPLE_RATE)

export const INSTRUMENTS = {
  keys: (target: Stereo, note: Note) => strike(target, note, KEYS, 0.9),
  guitar: (target: Stereo, note: Note) => strike(target, note, GUITAR, 0.6),
  mallet: (target: Stereo, note: Note) => strike(target, note, MALLET, 0.4),
  bell: (target: Stereo, note: Note) => strike(target, note, BELL, 1.2),
  arp: (target: Stereo, note: Note) => strike(target, note, ARP, 0.12),
} as const

/** With overtones, so that it is audible on a phone too. */
export function bass(target: Stereo, note: Note): void {
  render(target, note, 0.06, (t, { hertz }) => {
    const tone = waveAt(LOW, hertz * t) * (0.75 + 0.25 * Math.exp(-t * 9))
    return tone * attack(t, 0.006) * release(t, note, 0.06)
  })
}

export function kick(target: Stereo, at: number, gain: number): void {
  render(target, { at, lasts: 0.2, hertz: 52, gain }, 0, (t, { hertz }) => {
    const sweep = hertz * t + 26 * (1 - Math.exp(-t * 32)) * 0.12
    return Math.sin(Math.PI * 2 * sweep) * Math.exp(-t * 15) + Math.exp(-t * 420) * 0.45
  })
}

/** Noise with an envelope: hats when short and bright, claps when longer. */
export function noise(
  target: Stereo,
  hit: { at: number; lasts: number; gain: number; brightness: number; pan?: number },
  random: Random,
): void {
  let [before, level] = [0, 1]
  const fall = perSample(5 / hit.lasts)
  const { brightness, ...note } = hit
  render(target, { ...note, hertz: 0 }, 0, (t) => {
    const white = random.next() * 2 - 1
    const high = white - before * brightness
    before = white
    level *= fall
    return high * level * attack(t, 0.001)
  })
}
