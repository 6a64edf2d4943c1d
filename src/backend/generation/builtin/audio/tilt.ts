import { SAMPLE_RATE, type Stereo } from './instruments.ts'

const LOW_HERTZ = 170
const HIGH_HERTZ = 2_400

/** Cuts lows and boosts highs with one pole each, so that it sounds as intended on a phone speaker. */
export function tilted({ left, right }: Stereo, low: number, high: number): Stereo {
  return { left: shelved(left, low, high), right: shelved(right, low, high) }
}

const poleOf = (hertz: number): number => 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE)

function shelved(channel: Float32Array, low: number, high: number): Float32Array {
  const [slow, fast] = [poleOf(LOW_HERTZ), poleOf(HIGH_HERTZ)]
  let [deep, dull] = [0, 0]
  return channel.map((value) => {
    deep += (value - deep) * slow
    dull += (value - dull) * fast
    return value + deep * (low - 1) + (value - dull) * (high - 1)
  })
}
