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
  /** True when it is an object without ground: it may stand, float and cast a shadow. */
  isCutOut: boolean
  /** Its most telling hue, null when it has hardly any colour. */
  hue: number | null
  /** Colours of pixels from all over it. */
  samples: Oklch[]
  /** Of a photograph: where the thing it shows is, which no crop may cut. */
  subject?: Rect
  /** Of a photograph: that thing hangs from its upper border, which stays at that of the ad. */
  isHung?: boolean
}

const LONG_EDGE_MAX = 2_400
/** Larger than the result by this much, a picture can be cropped and keeps its sharpness. */
const RESERVE = 1.5

/** The longest edge a picture needs for a result of a size: what is more costs time and shows nothing. */
export const edgeFor = ({ width, height }: Size): number =>
  Math.min(LONG_EDGE_MAX, Math.ceil(Math.max(width, height) * RESERVE))

/** Pixels of a picture file, of an animated one the first frame. */
export const readPixels = async (file: string): Promise<{ data: Buffer } & Size> =>
  (await readPicture(file)).pixels

/** Reads any supported picture file into pixels; larger ones are brought down to what an ad needs. */
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

/** Readers of PNG see only its first frame; that it has more is said in a chunk near its beginning. */
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
