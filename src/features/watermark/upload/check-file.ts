import { UPLOAD_MAX_BYTES, WATERMARK_VIDEO_MIN_SECONDS } from '@/contract/limits'
import { mediaKindOf } from '@/contract/media-links'

/** Why a file cannot be worked on. */
export type VideoProblem = 'not_a_video' | 'too_large' | 'too_short'

/**
 * The checks a file goes through before it is sent, in this order: type, size, length (R5.12). What
 * the browser cannot tell is left to the server.
 * @param readSeconds how long the video is; null when the browser cannot play it
 */
export async function checkVideo(
  file: File,
  readSeconds: (file: File) => Promise<number | null>,
): Promise<VideoProblem | null> {
  if (!isVideo(file)) return 'not_a_video'
  if (file.size > UPLOAD_MAX_BYTES) return 'too_large'
  const seconds = await readSeconds(file)
  return seconds !== null && seconds < WATERMARK_VIDEO_MIN_SECONDS ? 'too_short' : null
}

/** By its type; systems that know none of it leave only the name to go by. */
const isVideo = ({ type, name }: File): boolean =>
  type === '' ? mediaKindOf(name) === 'video' : type.startsWith('video/')
