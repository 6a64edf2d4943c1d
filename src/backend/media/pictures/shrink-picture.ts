import sharp from 'sharp'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts'
import { averageColor } from '../average-color.ts'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'
import {
  encodeThumbnails,
  LARGEST_EDGE,
  type RawPicture,
  type Thumbnail,
  within,
} from './thumbnails.ts'

/** Everything stored about a picture besides the picture itself. */
export interface ShrunkPicture extends PictureHeader {
  thumbnails: Thumbnail[]
  /** The mean color, as `#rrggbb`. */
  color: string
}

/**
 * Measures a picture, checks that it is complete, and makes its thumbnails. Decodes only once, since large pictures
 * cost a lot of memory and time.
 * @throws AppError('media_unreadable' | 'media_too_large')
 */
export async function shrinkPicture(picture: string | Uint8Array): Promise<ShrunkPicture> {
  const header = await readPictureHeader(picture)
  const small = await decode(picture)
  const [thumbnails, color] = await Promise.all([
    encodeThumbnails(small),
    averageColor(sharp(small.data, { raw: small.info })),
  ])
  return { ...header, thumbnails, color }
}

/** The header can be intact while the picture is truncated; only decoding reveals that. */
function decode(picture: string | Uint8Array): Promise<RawPicture> {
  const whole = sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
  return within(whole.autoOrient(), LARGEST_EDGE)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'content' })
    })
}
