import sharp from 'sharp'
import { AppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS, MEDIA_SIDE_MAX } from '../../../contract/limits.ts'

/** What a picture's header says. Sizes are as shown: after rotation. */
export interface PictureHeader {
  width: number
  height: number
  /** Length of an animation; 0 for a still picture. */
  durationSeconds: number
}

/**
 * Reads a picture's size and rejects one that is too large, before decoding anything.
 * @throws AppError('media_unreadable' | 'media_too_large')
 */
export async function readPictureHeader(picture: string | Uint8Array): Promise<PictureHeader> {
  const { width, height, orientation, pages, delay, pageHeight } = await sharp(picture, {
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'header' })
    })
  const shownHeight = pageHeight ?? height
  requireSides(width, shownHeight)
  const pixels = width * shownHeight
  if (pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('media_too_large', { pixels, max_pixels: IMAGE_MAX_PIXELS })
  }
  const isTurned = (orientation ?? 1) >= 5
  return {
    width: isTurned ? shownHeight : width,
    height: isTurned ? width : shownHeight,
    durationSeconds: pages && delay ? delay.reduce((sum, ms) => sum + ms, 0) / 1000 : 0,
  }
}

/** @throws AppError('media_too_large') */
export function requireSides(width: number, height: number): void {
  if (Math.max(width, height) <= MEDIA_SIDE_MAX) return
  throw new AppError('media_too_large', { width, height, max_side: MEDIA_SIDE_MAX })
}
