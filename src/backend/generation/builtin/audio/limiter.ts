import { SAMPLE_RATE, type Stereo } from './instruments.ts'

/** How long before a peak the level starts to drop, and how long it takes to recover. */
const REACH = Math.round(0.02 * SAMPLE_RATE)

/** Keeps every sample under a ceiling by lowering the level around peaks, without distorting them. */
export function limited({ left, right }: Stereo, ceiling: number): Stereo {
  const wanted = left.map((value, index) =>
    Math.min(1, ceiling / Math.max(Math.abs(value), Math.abs(right[index]!), 1e-9)),
  )
  // A mean of minima over the same reach never exceeds what its center needs.
  const gain = means(minima(wanted))
  const turnedDown = (channel: Float32Array) => channel.map((value, index) => value * gain[index]!)
  return { left: turnedDown(left), right: turnedDown(right) }
}

/** The minimum within reach of each value, using a queue of increasing candidates. */
function minima(values: Float32Array): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let [first, last] = [0, 0]
  for (let index = 0; index < values.length + REACH; index += 1) {
    if (index < values.length) {
      const value = values[index]!
      while (last > first && values[queue[last - 1]!]! >= value) last -= 1
      queue[last] = index
      last += 1
    }
    const middle = index - REACH
    if (middle < 0) continue
    while (queue[first]! < middle - REACH) first += 1
    result[middle] = values[queue[first]!]!
  }
  return result
}

function means(values: Float32Array): Float32Array {
  const sums = new Float64Array(values.length + 1)
  for (let index = 0; index < values.length; index += 1) {
    sums[index + 1] = sums[index]! + values[index]!
  }
  return values.map((_, index) => {
    const from = Math.max(0, index - REACH)
    const to = Math.min(values.length, index + REACH + 1)
    return (sums[to]! - sums[from]!) / (to - from)
  })
}
