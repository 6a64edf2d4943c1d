import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { limited } from './limiter.ts'

type Biquad = [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of ITU-R BS.1770 at 48 kHz: the head's shelf, then the low cut. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
]
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]
const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** Integrated loudness in LUFS; −Infinity for silence. */
export function loudness({ left, right }: Stereo): number {
  const weighted = [left, right].map((channel) => filtered(filtered(channel, SHELF), LOW_CUT))
  const block = Math.min(left.length, Math.round(BLOCK_SECONDS * SAMPLE_RATE))
  const step = Math.round(STEP_SECONDS * SAMPLE_RATE)
  const powers: number[] = []
  for (let from = 0; from + block <= left.length; from += step) {
    powers.push(weighted.reduce((sum, channel) => sum + meanSquare(channel, from, block), 0))
  }
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE)
  const gate = toLufs(mean(audible)) + RELATIVE_GATE
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** Brings music to a loudness; the level yields around peaks that would clip. */
export function normalise(music: Stereo, lufs: number): Stereo {
  const level = loudness(music)
  if (!Number.isFinite(level)) return music
  let current = amplified(music, lufs - level)
  // Limiting costs a little loudness; two more passes restore it.
  for (let look = 0; look < 2; look += 1) current = amplified(current, lufs - loudness(current))
  return current
}

/** Leaves headroom for peaks between samples and for AAC compression. */
const CEILING = 0.7

function amplified({ left, right }: Stereo, decibels: number): Stereo {
  const gain = 10 ** (decibels / 20)
  const louder = (channel: Float32Array) => channel.map((value) => value * gain)
  return limited({ left: louder(left), right: louder(right) }, CEILING)
}

function filtered(channel: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const result = new Float32Array(channel.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let index = 0; index < channel.length; index += 1) {
    const x = channel[index]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    result[index] = y
  }
  return result
}

function meanSquare(channel: Float32Array, from: number, length: number): number {
  let sum = 0
  for (let index = from; index < from + length; index += 1) sum += channel[index]! ** 2
  return sum / length
}

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power)
