import { type Ctx, surface } from '../canvas.ts'
import type { Rect, Size } from '../geometry.ts'
import { luminanceOf } from '../palette/color.ts'

const EDGE = 160
/** From this step between neighbors on, a picture is as busy as can be. */
const STEP_MAX = 0.16
/** A color this far from the picture's rim belongs to the subject. */
const APART_MAX = 0.3

/** Where a picture is busy or calm, and how light it is there. */
export interface PictureMap {
  /** From 0 for a calm background to 1 for detail and for anything that stands out from the picture's rim. */
  busyness(box: Rect): number
  /** The luminance that this share of a box's pixels stays below. */
  luminance(box: Rect, share: number): number
  /** Mean color of a box. */
  colour(box: Rect): [number, number, number]
}

/**
 * Maps a picture by Sobel edges and the difference from a mean color, here that of the rim, as in Achanta et al.,
 * "Frequency-tuned salient region detection" (CVPR 2009).
 */
export function mapPicture({ canvas }: Ctx, size: Size): PictureMap {
  const scale = EDGE / Math.max(size.width, size.height)
  const { ctx } = surface(size.width * scale, size.height * scale)
  ctx.drawImage(canvas, 0, 0, ctx.canvas.width, ctx.canvas.height)
  const { width, height } = ctx.canvas
  const { data } = ctx.getImageData(0, 0, width, height)
  const busy = busyPixels(data, width, height)
  const each = (box: Rect, visit: (pixel: number) => void) => {
    const right = Math.min(width, Math.ceil((box.x + box.width) * scale))
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale))
    for (let y = Math.max(0, Math.floor(box.y * scale)); y < bottom; y += 1)
      for (let x = Math.max(0, Math.floor(box.x * scale)); x < right; x += 1) visit(y * width + x)
  }
  return {
    busyness(box) {
      let [sum, count] = [0, 0]
      each(box, (pixel) => {
        sum += busy[pixel] ?? 0
        count += 1
      })
      return count === 0 ? 0 : sum / count
    },
    luminance(box, share) {
      const lights: number[] = []
      each(box, (pixel) => lights.push(luminanceOf(data, pixel * 4)))
      lights.sort((one, other) => one - other)
      return lights[Math.min(lights.length - 1, Math.floor(lights.length * share))] ?? 0
    },
    colour(box) {
      const sum: [number, number, number] = [0, 0, 0]
      let count = 0
      each(box, (pixel) => {
        for (const part of [0, 1, 2] as const) sum[part] += data[pixel * 4 + part] ?? 0
        count += 1
      })
      return [sum[0] / (count || 1), sum[1] / (count || 1), sum[2] / (count || 1)]
    },
  }
}

function busyPixels(data: ArrayLike<number>, width: number, height: number): Float32Array {
  const part = (x: number, y: number, channel: number) =>
    (data[(y * width + x) * 4 + channel] ?? 0) / 255
  const grey = (x: number, y: number) => {
    const [cx, cy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
    return (part(cx, cy, 0) + part(cx, cy, 1) + part(cx, cy, 2)) / 3
  }
  const rim = rimColour(part, width, height)
  const busy = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = grey(x + 1, y - 1) + 2 * grey(x + 1, y) + grey(x + 1, y + 1)
      const back = grey(x - 1, y - 1) + 2 * grey(x - 1, y) + grey(x - 1, y + 1)
      const down = grey(x - 1, y + 1) + 2 * grey(x, y + 1) + grey(x + 1, y + 1)
      const up = grey(x - 1, y - 1) + 2 * grey(x, y - 1) + grey(x + 1, y - 1)
      const step = Math.hypot(across - back, down - up) / 4
      const apart = Math.hypot(...rim.map((mean, channel) => part(x, y, channel) - mean))
      busy[y * width + x] =
        0.5 * Math.min(1, step / STEP_MAX) +
        0.3 * Math.min(1, apart / APART_MAX) +
        0.2 * middleness(x / width, y / height)
    }
  }
  return busy
}

/** A picture's subject is seldom at its rim. */
const middleness = (x: number, y: number): number =>
  Math.exp(-((x - 0.5) ** 2 + (y - 0.55) ** 2) / (2 * 0.2 ** 2))

/** Mean color of the outermost pixels along the top and the sides. */
function rimColour(
  part: (x: number, y: number, channel: number) => number,
  width: number,
  height: number,
): number[] {
  const places = [
    ...Array.from({ length: width }, (_, x) => [x, 0] as const),
    ...Array.from({ length: height }, (_, y) => [0, y] as const),
    ...Array.from({ length: height }, (_, y) => [width - 1, y] as const),
  ]
  return [0, 1, 2].map(
    (channel) => places.reduce((sum, [x, y]) => sum + part(x, y, channel), 0) / places.length,
  )
}
