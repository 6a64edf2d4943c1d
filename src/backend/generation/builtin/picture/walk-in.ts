import type { SmallPicture } from './small-picture.ts'

const SWEEPS = 3
const GRAINY = 6

/**
 * The least resistance on any path from the border to a pixel: soft shadows and gradients are passable,
 * hard edges aren't. Computed by sweeps to and fro, which come close enough to the best paths.
 */
export function walkIn(small: SmallPicture, mismatch: Float32Array, texture: number): Float32Array {
  const { width, height } = small
  const slack = texture > GRAINY ? 0.8 : 1.6
  const resistance = mismatch.map((value) => Math.min(1.4, Math.max(0, (value - 0.8) / slack)))
  const cost = resistance.map((value, pixel) => {
    const x = pixel % width
    const isBorder = x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)
    return isBorder ? value : 1e6
  })
  const edgeBetween = edges(small, texture)
  const step = (from: number, to: number) => {
    const known = Math.max(cost[from]!, resistance[to]!)
    if (known >= cost[to]!) return
    const total = Math.max(known, edgeBetween(from, to))
    if (total < cost[to]!) cost[to] = total
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let pixel = width; pixel < cost.length; pixel += 1) {
      step(pixel - 1, pixel)
      step(pixel - width, pixel)
    }
    for (let pixel = cost.length - width - 1; pixel >= 0; pixel -= 1) {
      step(pixel + 1, pixel)
      step(pixel + width, pixel)
    }
  }
  return cost
}

/** How hard the edge between two pixels is: 1 and more is impassable. */
function edges({ planes: [light, warm, leaf] }: SmallPicture, texture: number) {
  const noise = 3 + texture * 1.5
  const hardness = 90 + texture * 60
  return (from: number, to: number): number => {
    const a = light[from]! - light[to]!
    const b = warm[from]! - warm[to]!
    const c = leaf[from]! - leaf[to]!
    return Math.max(0, Math.sqrt(a * a + b * b + c * c) - noise) ** 2 / hardness
  }
}
