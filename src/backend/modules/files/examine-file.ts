import { AppError, isAppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { SOUND_PICTURE } from '../../../contract/music.ts'
import { FfmpegError } from '../../media/ffmpeg.ts'
import { extractFrame } from '../../media/frames.ts'
import type { Pictures } from '../../media/pictures/pictures.ts'
import type { Thumbnail } from '../../media/pictures/thumbnails.ts'
import { type MediaProbe, probeMedia, STILL, sniffFile } from '../../media/probe.ts'
import { drawWaveform } from '../../media/waveform.ts'
import { mimeTypeOf } from './media-type-names.ts'
import { playableLength } from './playable-length.ts'

export interface ExamineInput {
  localPath: string
  fileName: string
  /** The kind the caller expects; anything else is refused. */
  kind?: MediaKind
  /** Refuse a shorter video. */
  minSeconds?: number
  /** Refuse a longer video. */
  maxSeconds?: number | undefined
  /** Accept a truncated video up to where it plays, if that reaches `minSeconds`. */
  mayBreakOff?: boolean
  /** Where in the video the thumbnail is taken, as a fraction of its length. */
  posterPosition?: number
  /** Refuse content that contradicts the extension of `fileName`. */
  isNameBinding?: boolean
  signal?: AbortSignal
}

/** What a file is, and its thumbnails. */
export interface Examined {
  probe: MediaProbe
  kind: MediaKind
  mimeType: string
  thumbnails: Thumbnail[]
  color: string
  /** The length a truncated video claims to have. */
  promisedSeconds: number | null
}

/** A four-second recording may be a frame short. */
const DURATION_TOLERANCE_SECONDS = 0.05
/** Nobody counts the last second of ten minutes. */
const LENGTH_TOLERANCE_SECONDS = 1
/** After the intro and before the credits: where thumbnails of uploaded videos are taken. */
const POSTER_POSITION = 0.6
const SIZE_OF_SOUND = { width: SOUND_PICTURE.width, height: SOUND_PICTURE.height }

/**
 * Examines a file, cheapest checks first: its first bytes, its header, then all of it.
 * @throws AppError('unsupported_media' | 'media_unreadable' | 'media_too_large' | 'video_too_short' |
 *   'video_too_long')
 */
export async function examineFile(pictures: Pictures, input: ExamineInput): Promise<Examined> {
  const { localPath, signal } = input
  const originalName = input.isNameBinding ? input.fileName : undefined
  const sniffed = await sniffFile(localPath, { originalName })
  const { kind, mimeType } = requireWanted(input, sniffed)
  if (kind === 'image') {
    const { thumbnails, color, ...header } = await pictures.shrink(localPath)
    const probe = { ...sniffed, ...STILL, ...header }
    return { probe, kind, mimeType, thumbnails, color, promisedSeconds: null }
  }
  const probe = await probeMedia(localPath, { originalName, signal })
  requireWanted(input, probe)
  if (kind === 'audio') {
    const picture = await drawWaveform(localPath, SOUND_PICTURE, signal).catch(asUnreadable)
    const { thumbnails, color } = await pictures.shrink(picture)
    const drawn = { ...probe, ...SIZE_OF_SOUND }
    return { probe: drawn, kind, mimeType, thumbnails, color, promisedSeconds: null }
  }
  return { kind, mimeType, ...(await examineVideo(pictures, input, probe)) }
}

/** The playable length of a video, and its thumbnails. */
async function examineVideo(pictures: Pictures, input: ExamineInput, probe: MediaProbe) {
  const { localPath, minSeconds, mayBreakOff, posterPosition = POSTER_POSITION, signal } = input
  requireLength(input, probe)
  const enough = mayBreakOff && minSeconds !== undefined ? { enough: minSeconds } : {}
  const frameOf = (seconds: number) => extractFrame(localPath, seconds * posterPosition, signal)
  // Nearly every video plays for its declared length, so the frame needn't wait until that is verified.
  const [length, early] = await Promise.allSettled([
    playableLength(localPath, probe, { ...enough, signal }),
    frameOf(probe.durationSeconds),
  ])
  if (length.status === 'rejected') return asUnreadable(length.reason)
  const { durationSeconds, promisedSeconds } = length.value
  const isEarly = early.status === 'fulfilled' && durationSeconds === probe.durationSeconds
  const frame = isEarly ? early.value : await frameOf(durationSeconds).catch(asUnreadable)
  const { thumbnails, color } = await pictures.shrink(frame)
  return { probe: { ...probe, durationSeconds }, thumbnails, color, promisedSeconds }
}

/** @throws AppError('unsupported_media' | 'media_too_large') */
function requireWanted(
  wanted: Pick<ExamineInput, 'kind'>,
  { kind, container, sizeBytes }: Pick<MediaProbe, 'kind' | 'container' | 'sizeBytes'>,
): { kind: MediaKind; mimeType: string } {
  const mimeType = mimeTypeOf(container)
  // Audio is only produced as a result: nobody may upload it unless asked for it.
  const isUnasked = kind === 'audio' && wanted.kind !== 'audio'
  if (isUnasked || !mimeType || (wanted.kind && kind !== wanted.kind)) {
    throw new AppError('unsupported_media', { content: mimeType ?? kind })
  }
  if (kind === 'image' && sizeBytes > IMAGE_MAX_BYTES) {
    throw new AppError('media_too_large', { max_bytes: IMAGE_MAX_BYTES })
  }
  return { kind, mimeType }
}

/** @throws AppError('video_too_short' | 'video_too_long') */
function requireLength(
  { minSeconds, maxSeconds }: Pick<ExamineInput, 'minSeconds' | 'maxSeconds'>,
  { durationSeconds }: MediaProbe,
): void {
  if (minSeconds && durationSeconds < minSeconds - DURATION_TOLERANCE_SECONDS) {
    throw new AppError('video_too_short', { min_seconds: minSeconds })
  }
  if (maxSeconds && durationSeconds > maxSeconds + LENGTH_TOLERANCE_SECONDS) {
    throw new AppError('video_too_long', { max_seconds: maxSeconds })
  }
}

/** A header can be valid while the content yields no picture. */
function asUnreadable(error: unknown): never {
  if (!(error instanceof FfmpegError) || isAppError(error)) throw error
  const isContentToBlame = error.reason === 'failed' || error.reason === 'timeout'
  throw isContentToBlame ? new AppError('media_unreadable', { reason: 'picture' }) : error
}
