import type { Size } from '../geometry.ts'
import { type Pixels, through, toSharp } from './pixels.ts'

const SAME_RATIO = 0.015

/** Brings a picture to a size: by cropping around what draws the eye, or by painting on the sides. */
export function reframe(pixels: Pixels, size: Size, way: 'crop' | 'extend'): Promise<Pixels> {
  const { width, height } = size
  const apart = Math.abs(pixels.width / pixels.height / (width / height) - 1)
  if (apart < SAME_RATIO)
    return through(pixels, (image) =>
      image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
    )
  if (way === 'crop') {
    return through(pixels, (image) =>
      image.resize(width, height, { fit: 'cover', position: 'attention', kernel: 'lanczos3' }),
    )
  }
  return extended(pixels, size)
}

/** The whole picture in the middle of its own blurred continuation. */
async function extended(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  const inner = await toSharp(pixels)
    .resize(width, height, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const blur = Math.max(4, Math.min(width, height) * 0.03)
  const ground = await through(pixels, (image) =>
    image.resize(width, height, { fit: 'cover' }).blur(blur).modulate({ brightness: 0.92 }),
  )
  return through(ground, (image) => image.composite([{ input: inner.data, gravity: 'centre' }]))
}
