import sharp from 'sharp'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts'
import { readPictureHeader } from './picture-header.ts'
import { within } from './thumbnails.ts'

/** A small PNG of a picture, as it is shown, and the size of the whole. */
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
): Promise<ReducedPicture> {
  const { width, height } = await readPictureHeader(picture)
  const whole = sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS }).autoOrient()
  const bytes = await within(whole.toColourspace('srgb'), longEdge)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'content' })
    })
  return { width, height, bytes }
}
