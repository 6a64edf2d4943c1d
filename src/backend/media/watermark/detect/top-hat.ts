import { createPlane, type Plane } from '../picture/plane.ts'

/**
 * White top-hat transform (Meyer 1979): how far strokes rise above the surrounding ground, for everything narrower than
 * a square of this side. Nothing rises where two grounds meet, however high the step.
 */
export function topHat(plane: Plane, side: number): Plane {
  const ground = highest(negative(highest(negative(plane), side)), side)
  return { ...plane, data: plane.data.map((value, at) => value - ground.data[at]!) }
}

export const negative = (plane: Plane): Plane => ({
  ...plane,
  data: plane.data.map((value) => -value),
})

/** The highest value in a square around each pixel. */
function highest({ width, height, data }: Plane, side: number): Plane {
  const reach = side >> 1
  const rows = createPlane(width, height)
  const both = createPlane(width, height)
  for (let at = 0; at < data.length; at++) {
    const x = at % width
    rows.data[at] = highestOf(data, at - Math.min(x, reach), at + Math.min(width - 1 - x, reach), 1)
  }
  for (let at = 0; at < data.length; at++) {
    const y = Math.floor(at / width)
    const from = at - Math.min(y, reach) * width
    const to = at + Math.min(height - 1 - y, reach) * width
    both.data[at] = highestOf(rows.data, from, to, width)
  }
  return both
}

function highestOf(data: Float32Array, from: number, to: number, step: number): number {
  let most = data[from]!
  for (let at = from + step; at <= to; at += step) {
    const value = data[at]!
    if (value > most) most = value
  }
  return most
}
