import type { Rect, Size } from '../geometry.ts'
import { luminanceOf } from '../palette/color.ts'

/** RGBA pixels from any source. */
type Read = { data: Uint8Array | Uint8ClampedArray } & Size

/** A step in one channel between pixels that letter edges have and background grain does not. */
const EDGE = 24
/** Samples along the shorter side. */
const SAMPLES = 90

interface Calm {
  /** The mean step between neighboring pixels. */
  rough: number
  /** The share of steps that are edges. */
  edges: number
}

/** How calm a part of a picture is, by the same rule for every overlay. `isDisc`: ignores the corners. */
export function calmOf(pixels: Read, area: Rect, isDisc = false): Calm {
  const { data, width } = pixels
  const isOutside = (x: number, y: number) =>
    Math.hypot((x - area.x) / area.width - 0.5, (y - area.y) / area.height - 0.5) > 0.5
  let [rough, edges, count] = [0, 0, 0]
  sampled(pixels, area, (x, y, step) => {
    if (isDisc && isOutside(x, y)) return
    const most = stepAt(data, (y * width + x) * 4, step, width)
    rough += most
    if (most > EDGE) edges += 1
    count += 1
  })
  return { rough: rough / Math.max(1, count), edges: edges / Math.max(1, count) }
}

/** The luminance of a part of a picture: darkest, median and lightest. */
export function lightsOf(pixels: Read, area: Rect): [number, number, number] {
  const lights: number[] = []
  sampled(pixels, area, (x, y) => {
    lights.push(luminanceOf(pixels.data, (y * pixels.width + x) * 4))
  })
  const sorted = lights.toSorted((one, other) => one - other)
  const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return [part(0.02), part(0.5), part(0.98)]
}

function sampled(
  { width, height }: Size,
  area: Rect,
  look: (x: number, y: number, step: number) => void,
): void {
  const step = Math.max(1, Math.round(Math.min(area.width, area.height) / SAMPLES))
  const [left, top] = [Math.max(0, Math.floor(area.x)), Math.max(0, Math.floor(area.y))]
  const right = Math.min(width - step - 1, area.x + area.width)
  const bottom = Math.min(height - step - 1, area.y + area.height)
  for (let y = top; y < bottom; y += step) for (let x = left; x < right; x += step) look(x, y, step)
}

/** The difference between a pixel and those to its right and below, in the channel that differs most. */
function stepAt(data: Read['data'], at: number, step: number, width: number): number {
  let most = 0
  for (let channel = at; channel < at + 3; channel += 1) {
    const own = data[channel]!
    const right = Math.abs(own - data[channel + step * 4]!)
    const below = Math.abs(own - data[channel + step * width * 4]!)
    most = Math.max(most, right, below)
  }
  return most
}
