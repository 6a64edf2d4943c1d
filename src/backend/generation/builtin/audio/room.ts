import { SAMPLE_RATE, type Stereo } from './instruments.ts'

/** M. R. Schroeder, Natural Sounding Artificial Reverberation, 1962: combs, slightly different left and right. */
const COMBS = {
  left: [0.0297, 0.0371, 0.0411, 0.0437],
  right: [0.0307, 0.0359, 0.0423, 0.0449],
}
const ALLPASSES = { long: 0.005, short: 0.0017 }
const DIFFUSION = 0.7

/** Adds the reverberation of a room, as wide as the two sides differ. */
export function inRoom({ left, right }: Stereo, share: number, seconds: number): Stereo {
  const mono = left.map((value, index) => (value + right[index]!) * 0.5)
  const wet = { left: reverb(mono, COMBS.left, seconds), right: reverb(mono, COMBS.right, seconds) }
  const mixed = (dry: Float32Array, room: Float32Array) =>
    dry.map((value, index) => value + room[index]! * share)
  return { left: mixed(left, wet.left), right: mixed(right, wet.right) }
}

function reverb(input: Float32Array, combs: readonly number[], seconds: number): Float32Array {
  const sum = new Float32Array(input.length)
  for (const delay of combs) {
    const length = Math.round(delay * SAMPLE_RATE)
    const feedback = 10 ** ((-3 * delay) / seconds)
    const line = new Float32Array(length)
    for (let index = 0, at = 0; index < input.length; index += 1) {
      const out = line[at]!
      line[at] = input[index]! + out * feedback
      sum[index] = sum[index]! + out * 0.25
      at = at + 1 === length ? 0 : at + 1
    }
  }
  return allpass(allpass(sum, ALLPASSES.long), ALLPASSES.short)
}

function allpass(input: Float32Array, delay: number): Float32Array {
  const length = Math.round(delay * SAMPLE_RATE)
  const line = new Float32Array(length)
  const result = new Float32Array(input.length)
  for (let index = 0, at = 0; index < input.length; index += 1) {
    const held = line[at]!
    const value = input[index]! + held * DIFFUSION
    result[index] = held - value * DIFFUSION
    line[at] = value
    at = at + 1 === length ? 0 : at + 1
  }
  return result
}
