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
  /** Kind the caller was promised; other content is refused. */
  kind?: MediaKind
  /** Refuse a video that is shorter. */
  minSeconds?: number
  /** Refuse a video that is longer. */
  maxSeconds?: number | undefined
  /** Take a video that breaks off for as long as it plays, when that is long enough. */
  mayBreakOff?: boolean
  /** Part of a video after which its small picture is taken. */
  posterPosition?: number
  /** Refuse content that the extension of `fileName` contradicts. */
  isNameBinding?: boolean
  signal?: AbortSignal
}

/** What a file is, and the small pictures of it. */
export interface Examined {
  probe: MediaProbe
  kind: MediaKind
  mimeType: string
  thumbnails: Thumbnail[]
  color: string
  /** Length that a video promises which breaks off before. */
  promisedSeconds: number | null
}

/** A recording of four seconds may be a frame short of it. */
const DURATION_TOLERANCE_SECONDS = 0.05
/** Nobody counts the last second of ten minutes. */
const LENGTH_TOLERANCE_SECONDS = 1
/** Past the entrance, before the credits: where the small picture of anybody's video is taken. */
const POSTER_POSITION = 0.6
const SIZE_OF_SOUND = { width: SOUND_PICTURE.width, height: SOUND_PICTURE.height }

/**
 * Looks at a file in the order of what it costs: its first bytes, its header, all of it.
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

/** What of a video can be played, and a picture out of its middle. */
async function examineVideo(pictures: Pictures, input: ExamineInput, probe: MediaProbe) {
  const { localPath, minSeconds, mayBreakOff, posterPosition = POSTER_POSITION, signal } = input
  requireLength(input, probe)
  const enough = mayBreakOff && minSeconds !== undefined ? { enough: minSeconds } : {}
  const frameOf = (seconds: number) => extractFrame(localPath, seconds * posterPosition, signal)
  // Nearly every video plays for as long as it says, so its picture need not wait until that is known.
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
  // Sound is a result alone: nobody gives some unless it is asked for.
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

/** A header can be right while no picture comes out of the content. */
function asUnreadable(error: unknown): never {
  if (!(error instanceof FfmpegError) || isAppError(error)) throw error
  const isContentToBlame = error.reason === 'failed' || error.reason === 'timeout'
  throw isContentToBlame ? new AppError('media_unreadable', { reason: 'picture' }) : error
}
