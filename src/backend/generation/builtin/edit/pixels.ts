import sharp, { type Sharp } from 'sharp'
import type { Size } from '../geometry.ts'

/** RGBA pixels between two steps of an edit. */
export type Pixels = { data: Buffer } & Size

export const toSharp = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** Runs one sharp pipeline over pixels; alpha is kept. */
export async function through(pixels: Pixels, change: (image: Sharp) => Sharp): Promise<Pixels> {
  const { data, info } = await change(toSharp(pixels))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
