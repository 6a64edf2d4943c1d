import { UPLOAD_MAX_BYTES, WATERMARK_VIDEO_MIN_SECONDS } from '@/contract/limits'
import { mediaKindOf } from '@/contract/media-links'

/** Why a file cannot be processed. */
export type VideoProblem =
  | { kind: 'not_a_video' | 'too_large' | 'too_short' }
  | { kind: 'too_long'; secondsMax: number }

interface VideoReading {
  /** Length of the video; null when the browser cannot play it. */
  readSeconds: (file: File) => Promise<number | null>
  /** Maximum length; null without a limit. */
  readSecondsMax: () => Promise<number | null>
}

/**
 * Checks a file before it is sent, in this order: type, size, length. What the browser cannot tell is left to
 * the server.
 */
export async function checkVideo(
  file: File,
  { readSeconds, readSecondsMax }: VideoReading,
): Promise<VideoProblem | null> {
  if (!isVideo(file)) return { kind: 'not_a_video' }
  if (file.size > UPLOAD_MAX_BYTES) return { kind: 'too_large' }
  const seconds = await readSeconds(file)
  if (seconds === null) return null
  if (seconds < WATERMARK_VIDEO_MIN_SECONDS) return { kind: 'too_short' }
  const secondsMax = await readSecondsMax()
  return secondsMax !== null && seconds > secondsMax + 1 ? { kind: 'too_long', secondsMax } : null
}

/** By MIME type; where the system does not report one, by the file name. */
const isVideo = ({ type, name }: File): boolean =>
  type === '' ? mediaKindOf(name) === 'video' : type.startsWith('video/')
