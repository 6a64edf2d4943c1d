import { fromRgb } from '../palette/color.ts'
import type { Pixels } from './pixels.ts'

/** How strongly the background's color tints the object on it. */
const TINGE = 0.11
/** How far the object's brightness follows the background's. */
const FOLLOWS = 0.2
const MIDDLE = 0.72

/** Adds a little of a background's color and brightness to the object so that it blends in. */
export function inLightOf(object: Pixels, ground: Pixels): Pixels {
  const mean = meanOf(ground)
  const grey = (mean[0] + mean[1] + mean[2]) / 3 || 1
  const { l } = fromRgb(...mean)
  const light = Math.min(1.05, Math.max(0.84, 1 + (l - MIDDLE) * FOLLOWS))
  const factors = mean.map((value) => light * (1 + (value / grey - 1) * TINGE))
  const data = Buffer.from(object.data)
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 === 3) continue
    data[at] = Math.min(255, Math.round(data[at]! * factors[at % 4]!))
  }
  return { ...object, data }
}

function meanOf({ data }: Pixels): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  const step = Math.max(4, Math.floor(data.length / 4 / 20_000) * 4)
  let count = 0
  for (let at = 0; at < data.length; at += step) {
    sums[0] += data[at]!
    sums[1] += data[at + 1]!
    sums[2] += data[at + 2]!
    count += 1
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}
