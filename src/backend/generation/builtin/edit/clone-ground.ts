import type { Rect } from '../geometry.ts'
import { createRandom } from '../random.ts'
import type { Pixels } from './pixels.ts'

/** How far the light along two rims may differ on average, in brightness levels. */
const MATCH_MAX = 16
/** A patch contains something if its inside deviates this many times more than the grain of its rim. */
const CALM = 4
const CALMEST = 9
const TRIES = 400
/** Anything finer than this fraction of a side is grain. */
const SMOOTH = 0.12
/** Width of the soft edge, as a fraction of the area's height. */
const FEATHER = 0.07

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

export const edgesOf = (area: Rect): Edges => ({
  left: Math.floor(area.x),
  top: Math.floor(area.y),
  right: Math.ceil(area.x + area.width) - 1,
  bottom: Math.ceil(area.y + area.height) - 1,
})

/** The light along the four sides of an area without the grain of its background, and the amount of that grain. */
interface Rim {
  sides: Record<keyof Edges, Float32Array>
  grain: number
}

function rimOf({ data, width }: Pixels, { left, top, right, bottom }: Edges): Rim {
  const across = right - left + 1
  const down = bottom - top + 1
  const line = (length: number, at: (step: number) => number) =>
    Float32Array.from({ length: length * 3 }, (_, k) => data[at(Math.floor(k / 3)) * 4 + (k % 3)]!)
  const raw = {
    top: line(across, (step) => top * width + left + step),
    bottom: line(across, (step) => bottom * width + left + step),
    left: line(down, (step) => (top + step) * width + left),
    right: line(down, (step) => (top + step) * width + right),
  }
  const sides = {
    top: smoothed(raw.top),
    bottom: smoothed(raw.bottom),
    left: smoothed(raw.left),
    right: smoothed(raw.right),
  }
  const stray = (name: keyof Edges) =>
    raw[name].reduce((sum, value, k) => sum + Math.abs(value - sides[name][k]!), 0)
  const total = stray('top') + stray('bottom') + stray('left') + stray('right')
  return { sides, grain: total / (6 * (across + down)) }
}

function smoothed(line: Float32Array): Float32Array {
  const length = line.length / 3
  const reach = Math.max(1, Math.round(length * SMOOTH))
  return line.map((_, k) => {
    const [at, channel] = [Math.floor(k / 3), k % 3]
    const [first, last] = [Math.max(0, at - reach), Math.min(length - 1, at + reach)]
    let sum = 0
    for (let step = first; step <= last; step += 1) sum += line[step * 3 + channel]!
    return sum / (last - first + 1)
  })
}

/**
 * The value at a point inside the area if the background simply continued from the rim; `x` and `y` count from its
 * corner.
 */
function promised({ sides }: Rim, x: number, y: number, channel: number): number {
  const across = x / Math.max(1, sides.top.length / 3 - 1)
  const down = y / Math.max(1, sides.left.length / 3 - 1)
  const sideways =
    sides.left[y * 3 + channel]! * (1 - across) + sides.right[y * 3 + channel]! * across
  const upright = sides.top[x * 3 + channel]! * (1 - down) + sides.bottom[x * 3 + channel]! * down
  return (sideways + upright) / 2
}

/**
 * Hides an area under a patch of the same background from elsewhere, adjusted to the light of the rim (after Pérez et
 * al., Poisson image editing, 2003). Null if no patch fits.
 */
export function cloned(pixels: Pixels, area: Rect): Pixels | null {
  const edges = edgesOf(area)
  const own = rimOf(pixels, edges)
  const source = sourceFor(pixels, edges, own)
  if (!source) return null
  const data = Buffer.from(pixels.data)
  const [across, down] = [edges.right - edges.left, edges.bottom - edges.top]
  const soft = Math.max(1, down * FEATHER)
  for (let y = 0; y <= down; y += 1)
    for (let x = 0; x <= across; x += 1) {
      const inside = Math.min(x, y, across - x, down - y)
      const share = Math.min(1, inside / soft)
      const at = ((y + edges.top) * pixels.width + x + edges.left) * 4
      const from = ((y + source.top) * pixels.width + x + source.left) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const light = promised(own, x, y, channel) - promised(source.rim, x, y, channel)
        const value = pixels.data[from + channel]! + light
        const was = pixels.data[at + channel]!
        data[at + channel] = Math.min(255, Math.max(0, Math.round(was + (value - was) * share)))
      }
    }
  return { ...pixels, data }
}

interface Source extends Edges {
  rim: Rim
}

function sourceFor(pixels: Pixels, edges: Edges, own: Rim): Source | null {
  const random = createRandom(edges.left * 7_919 + edges.top, 'ground')
  const [width, height] = [edges.right - edges.left, edges.bottom - edges.top]
  let best: { source: Source; cost: number } | null = null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const left = Math.floor(random.between(0, pixels.width - 1 - width))
    const top = Math.floor(random.between(0, pixels.height - 1 - height))
    if (Math.abs(left - edges.left) <= width && Math.abs(top - edges.top) <= height) continue
    const source = { left, top, right: left + width, bottom: top + height }
    const rim = rimOf(pixels, source)
    const cost = rimsApart(own, rim)
    if (cost > MATCH_MAX || (best && cost >= best.cost)) continue
    if (isCalm(pixels, source, rim, own.grain)) best = { source: { ...source, rim }, cost }
  }
  return best?.source ?? null
}

function rimsApart(one: Rim, other: Rim): number {
  const apart = (name: keyof Edges) =>
    one.sides[name].reduce((sum, value, k) => sum + Math.abs(value - other.sides[name][k]!), 0)
  const count = 2 * (one.sides.top.length + one.sides.left.length)
  const light = (apart('top') + apart('bottom') + apart('left') + apart('right')) / count
  return light + Math.abs(one.grain - other.grain)
}

/** Letters and objects inside deviate far from what the rim predicts; grain does not. */
function isCalm(pixels: Pixels, { left, top }: Edges, rim: Rim, grain: number): boolean {
  const steps = 16
  const [across, down] = [rim.sides.top.length / 3 - 1, rim.sides.left.length / 3 - 1]
  const strays: number[] = []
  for (let row = 1; row < steps; row += 1)
    for (let column = 1; column < steps * 2; column += 1) {
      const x = Math.round((across * column) / (steps * 2))
      const y = Math.round((down * row) / steps)
      const own = pixels.data[((y + top) * pixels.width + x + left) * 4 + 1]!
      strays.push(Math.abs(own - promised(rim, x, y, 1)))
    }
  const sorted = strays.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.97)]! <= Math.max(CALMEST, grain * CALM)
}
