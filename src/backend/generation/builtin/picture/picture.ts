import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS } from '../../../../contract/limits.ts'
import { ProviderError } from '../../provider.ts'
import { type Canvas, surface } from '../canvas.ts'
import type { Rect, Size } from '../geometry.ts'
import { fromRgb, type Oklch } from '../palette/color.ts'

/** A picture ready to be drawn, upright, in sRGB. */
export interface Picture extends Size {
  canvas: Canvas
  /** True for an object without ground: it may stand, float, and cast a shadow. */
  isCutOut: boolean
  /** Its most characteristic hue; null if it has hardly any color. */
  hue: number | null
  /** Colors sampled from all over it. */
  samples: Oklch[]
  /** For a photograph: the box of its subject, which must not be cropped. */
  subject?: Rect
  /** For a photograph: whether its subject hangs from the upper border, which must then be at the ad's. */
  isHung?: boolean
}

const LONG_EDGE_MAX = 2_400
/** A picture larger than the result by this factor can be cropped without losing sharpness. */
const RESERVE = 1.5

/** The longest edge that a picture needs for a result of this size: more takes time without being visible. */
export const edgeFor = ({ width, height }: Size): number =>
  Math.min(LONG_EDGE_MAX, Math.ceil(Math.max(width, height) * RESERVE))

/** Pixels of a picture file; of an animated one, the first frame. */
export const readPixels = async (file: string): Promise<{ data: Buffer } & Size> =>
  (await readPicture(file)).pixels

/** Decodes any supported picture file; larger ones are scaled down to what an ad needs. */
export async function readPicture(
  file: string,
  edge = LONG_EDGE_MAX,
): Promise<{ pixels: { data: Buffer } & Size; isAnimated: boolean }> {
  try {
    const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' } as const
    const [{ pages = 1 }, { data, info }] = await Promise.all([
      sharp(file, options).metadata(),
      sharp(file, options)
        .autoOrient()
        .toColourspace('srgb')
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ])
    return {
      pixels: { data, width: info.width, height: info.height },
      isAnimated: pages > 1 || (await isAnimatedPng(file)),
    }
  } catch {
    throw new ProviderError('media_unreadable', 'A reference picture could not be read.')
  }
}

/** PNG decoders only see the first frame; a chunk near the beginning shows whether there are more. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const head = buffer.subarray(0, bytesRead)
    return head.subarray(1, 4).toString('latin1') === 'PNG' && head.includes('acTL')
  } finally {
    await file.close()
  }
}

/** Pixels as a surface that can be drawn. */
export function canvasOf(pixels: { data: Uint8Array | Buffer } & Size): Canvas {
  const { canvas, ctx } = surface(pixels.width, pixels.height)
  const image = ctx.createImageData(pixels.width, pixels.height)
  image.data.set(pixels.data)
  ctx.putImageData(image, 0, 0)
  return canvas
}

export function pictureFromPixels(
  pixels: { data: Uint8Array | Buffer } & Size,
  isCutOut: boolean,
): Picture {
  const { width, height, data } = pixels
  return {
    canvas: canvasOf(pixels),
    width,
    height,
    isCutOut,
    hue: mainHue(data),
    samples: samplesOf(data),
  }
}

const HUE_BINS = 24
const SAMPLES = 6_000
const COLOURED = 0.05

const PATCHES = 240

function samplesOf(data: Uint8Array | Uint8ClampedArray | Buffer): Oklch[] {
  const step = Math.max(1, Math.floor(data.length / 4 / PATCHES / 2) * 2 + 1)
  const samples: Oklch[] = []
  for (let at = 0; at < data.length; at += step * 4)
    if (data[at + 3]! >= 200) samples.push(fromRgb(data[at]!, data[at + 1]!, data[at + 2]!))
  return samples
}

function mainHue(data: Uint8Array | Uint8ClampedArray | Buffer): number | null {
  const weights = new Float64Array(HUE_BINS)
  const step = Math.max(1, Math.floor(data.length / 4 / SAMPLES))
  let total = 0
  for (let pixel = 0; pixel < data.length / 4; pixel += step) {
    const at = pixel * 4
    if (data[at + 3]! < 128) continue
    const { c, h } = fromRgb(data[at]!, data[at + 1]!, data[at + 2]!)
    total += 1
    if (c < COLOURED) continue
    const bin = Math.floor((h / 360) * HUE_BINS) % HUE_BINS
    weights[bin] = weights[bin]! + c
  }
  const best = weights.indexOf(Math.max(...weights))
  return total === 0 || weights[best]! / total < 0.01 ? null : ((best + 0.5) / HUE_BINS) * 360
}
