import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts'
import { readPictureHeader } from './picture-header.ts'
import { within } from './thumbnails.ts'

/** `png` is lossless and fast to write; `webp` is for previews and a tenth of the size. */
export const REDUCED_FORMATS = ['png', 'webp'] as const
export type ReducedFormat = (typeof REDUCED_FORMATS)[number]

const ENCODERS: Record<ReducedFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 1 }),
  webp: (picture) => picture.webp({ quality: 60, effort: 1 }),
}

/** A small copy of a picture as displayed, with the size of the original. */
export interface ReducedPicture {
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * Makes one small re-encoded picture, so that uploaded data never has to be decoded again.
 * @throws AppError('media_unreadable' | 'media_too_large')
 */
export async function reducePicture(
  picture: string | Uint8Array,
  longEdge: number,
  as: ReducedFormat = 'png',
): Promise<ReducedPicture> {
  const { width, height } = await readPictureHeader(picture)
  const whole = sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS }).autoOrient()
  const bytes = await ENCODERS[as](within(whole.toColourspace('srgb'), longEdge))
    .toBuffer()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'content' })
    })
  return { width, height, bytes }
}
