import type { Size } from '../geometry.ts'
import { type Pixels, through, toSharp } from './pixels.ts'

/** A larger tilt is intentional. */
const TILT_MAX = 12
/** A smaller tilt is invisible. */
const TILT_MIN = 0.35
const STEP = 0.1
const EDGE = 480
const SLOPE_MIN = 26
/** The slanted lines must stand out by this factor from lines in all other directions. */
const STANDS_OUT = 1.7

/**
 * How far the picture's long lines are off level or plumb, in degrees; null if it has no lines that agree. Projections
 * of its edges are sharpest along the lines (as in Postl's deskewing, 1986).
 */
export async function tiltOf(pixels: Pixels): Promise<number | null> {
  const { data, info } = await toSharp(pixels)
    .flatten({ background: '#ffffff' })
    .resize(EDGE, EDGE, { fit: 'inside' })
    .greyscale()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edges = edgesOf(data, info)
  if (edges.length < EDGE) return null
  const angles: number[] = []
  for (let angle = -TILT_MAX; angle <= TILT_MAX + STEP / 2; angle += STEP) angles.push(angle)
  const scores = angles.map((angle) => sharpness(edges, angle, info))
  const best = scores.indexOf(Math.max(...scores))
  const usual = scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)]!
  const isAtLimit = best === 0 || best === angles.length - 1
  return isAtLimit || scores[best]! < usual * STANDS_OUT ? null : angles[best]!
}

interface EdgePoint {
  x: number
  y: number
  isLevel: boolean
}

/** Points on nearly horizontal or vertical edges. */
function edgesOf(light: Buffer, { width, height }: Size): EdgePoint[] {
  const found: EdgePoint[] = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const across = light[at + 1]! - light[at - 1]!
      const down = light[at + width]! - light[at - width]!
      const [small, large] = [Math.abs(across), Math.abs(down)].toSorted((a, b) => a - b)
      if (large! < SLOPE_MIN || small! > large! * 0.3) continue
      found.push({
        x: x - width / 2,
        y: y - height / 2,
        isLevel: Math.abs(down) > Math.abs(across),
      })
    }
  }
  return found
}

/** How strongly the edges concentrate in few rows and columns once the picture is rotated back by an angle. */
function sharpness(edges: EdgePoint[], angle: number, { width, height }: Size): number {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const reach = Math.ceil(Math.hypot(width, height))
  const counts = [new Float64Array(reach + 2), new Float64Array(reach + 2)] as const
  for (const { x, y, isLevel } of edges) {
    const place = (isLevel ? y * cos - x * sin : x * cos + y * sin) + reach / 2
    const row = counts[isLevel ? 0 : 1]
    const at = Math.floor(place)
    row[at] = row[at]! + 1
  }
  const falls = (row: Float64Array) =>
    row.reduce((sum, count, at) => sum + (count - (row[at - 1] ?? 0)) ** 2, 0)
  return falls(counts[0]) + falls(counts[1])
}

/** The straightened picture, cropped to its complete part; null if there is nothing to go by. */
export async function straightened(pixels: Pixels): Promise<Pixels | null> {
  const tilt = await tiltOf(pixels)
  if (tilt === null) return null
  if (Math.abs(tilt) < TILT_MIN) return pixels
  const { width, height } = pixels
  const inner = innerSize({ width, height }, tilt)
  const turned = await through(pixels, (image) => image.rotate(-tilt, { background: '#00000000' }))
  return through(turned, (image) =>
    image.extract({
      left: Math.floor((turned.width - inner.width) / 2),
      top: Math.floor((turned.height - inner.height) / 2),
      ...inner,
    }),
  )
}

/** The largest area of the same shape without an empty corner. */
function innerSize({ width, height }: Size, tilt: number): Size {
  const turn = (Math.abs(tilt) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const scale = Math.min(
    width / (width * cos + height * sin),
    height / (width * sin + height * cos),
  )
  return {
    width: Math.max(1, Math.floor(width * scale) - 2),
    height: Math.max(1, Math.floor(height * scale) - 2),
  }
}
