import sharp from 'sharp'
import type { Size } from '../geometry.ts'
import type { MatteOf } from '../matting/matting.ts'
import { withGroundHoles } from './ground-holes.ts'
import type { Plane, Planes } from './guided-filter.ts'
import { islands } from './mask.ts'
import { withoutThreads } from './threads.ts'

type Pixels = { data: Buffer } & Size

/** The recognition model's opacity of each pixel, with the picture at the same size. */
export interface SeenMatte extends Size {
  /** 0 to 1. */
  alpha: Plane
  /** Color channels, each 0 to 1. */
  guide: Planes
  /** Whether the object hangs from above the picture; what holds it isn't in `alpha`. */
  isHung: boolean
}

/** A faint area that reaches this nowhere is part of the ground that the model half noticed. */
const GHOST = 0.7
const FAINT = 0.1
/** The model doesn't see finer detail than this. */
const LONG_EDGE = 1_024

/** The model's matte of a picture, in the picture's own shape; null if there is none. */
export async function readSeenMatte(
  pixels: Pixels,
  file: string,
  matteOf: MatteOf | undefined,
): Promise<SeenMatte | null> {
  const matte = await matteOf?.(file)
  if (!matte) return null
  const { width, height } = pixels
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const shape = { ...size, fit: 'fill' } as const
  try {
    const alpha = await sharp(matte).resize(shape).toColourspace('b-w').raw().toBuffer()
    const raw = { width, height, channels: 4 } as const
    const rgb = await sharp(pixels.data, { raw }).removeAlpha().resize(shape).raw().toBuffer()
    const plane = (from: Buffer, step: number, first: number) =>
      Float32Array.from(
        { length: size.width * size.height },
        (_, at) => from[at * step + first]! / 255,
      )
    const guide = [plane(rgb, 3, 0), plane(rgb, 3, 1), plane(rgb, 3, 2)] as const
    const { isHung, ...own } = withoutThreads(withoutGhosts(plane(alpha, 1, 0), size), size)
    return { ...size, alpha: withGroundHoles(own.alpha, guide, size), isHung, guide }
  } catch {
    // Deleted or damaged meanwhile: as if it had never existed.
    return null
  }
}

function withoutGhosts(alpha: Plane, size: Size): Plane {
  const clean = Float32Array.from(alpha)
  const mask = Uint8Array.from(alpha, (value) => (value > FAINT ? 1 : 0))
  for (const island of islands(mask, size, 1))
    if (island.every((pixel) => alpha[pixel]! < GHOST)) for (const pixel of island) clean[pixel] = 0
  return clean
}
