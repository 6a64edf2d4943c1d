import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts'
import { readPictureHeader } from './picture-header.ts'
import { within } from './thumbnails.ts'

/** `png` loses nothing and is quickly written; `webp` is for a glance and weighs a tenth. */
export const REDUCED_FORMATS = ['png', 'webp'] as const
export type ReducedFormat = (typeof REDUCED_FORMATS)[number]

const ENCODERS: Record<ReducedFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 1 }),
  webp: (picture) => picture.webp({ quality: 60, effort: 1 }),
}

/** A small copy of a picture, as it is shown, and the size of the whole. */
export interface ReducedPicture {
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * Makes one small picture, written anew: what came from outside is decoded no second time.
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
