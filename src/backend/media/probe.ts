import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { AppError } from '../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS, MEDIA_SIDE_MAX } from '../../contract/limits.ts'
import { FfmpegError, runFfprobe } from './ffmpeg.ts'
import { measureDuration } from './frames.ts'
import { type SniffedKind, sniffMedia } from './media-types.ts'
import { FfprobeReport, frameRate, rotatedSize } from './probe-report.ts'

/** What a media file holds, read from its content. Sizes are as shown: after rotation. */
export interface MediaProbe {
  kind: SniffedKind
  container: string
  width: number
  height: number
  durationSeconds: number
  fps: number
  videoCodec: string | null
  audioCodec: string | null
  sizeBytes: number
}

export interface ProbeOptions {
  /** Name the file came with: an extension that contradicts the content is refused. */
  originalName?: string
  signal?: AbortSignal
}

const VIDEO_MAX_PIXELS = 4096 * 4096

/** Reads and checks a media file; throws the AppError a person can act on when it is not usable. */
export async function probeMedia(file: string, options: ProbeOptions = {}): Promise<MediaProbe> {
  const { size: sizeBytes } = await stat(file)
  if (sizeBytes === 0) throw new AppError('media_unreadable', { reason: 'empty' })
  const type = await sniffMedia(file, options.originalName)
  if (type.kind === 'image')
    return { ...(await probeImage(file)), container: type.container, sizeBytes }
  return {
    ...(await probeStreams(file, type.kind, options.signal)),
    container: type.container,
    sizeBytes,
  }
}

type Facts = Omit<MediaProbe, 'container' | 'sizeBytes'>

async function probeImage(file: string): Promise<Facts> {
  const { width, height, orientation, pages, delay, pageHeight } = await sharp(file, {
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'header' })
    })
  requireSides(width, pageHeight ?? height)
  const pixels = width * (pageHeight ?? height)
  if (pixels > IMAGE_MAX_PIXELS) {
    throw new AppError('media_too_large', { pixels, max_pixels: IMAGE_MAX_PIXELS })
  }
  // The header can be whole while the picture is cut off: only decoding shows it.
  await sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated' })
    .resize(32, 32, { fit: 'inside', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'content' })
    })
  const isTurned = (orientation ?? 1) >= 5
  const shownHeight = pageHeight ?? height
  return {
    kind: 'image',
    width: isTurned ? shownHeight : width,
    height: isTurned ? width : shownHeight,
    durationSeconds: pages && delay ? delay.reduce((sum, ms) => sum + ms, 0) / 1000 : 0,
    fps: 0,
    videoCodec: null,
    audioCodec: null,
  }
}

/** @throws AppError('media_too_large') */
function requireSides(width: number, height: number): void {
  if (Math.max(width, height) <= MEDIA_SIDE_MAX) return
  throw new AppError('media_too_large', { width, height, max_side: MEDIA_SIDE_MAX })
}

async function probeStreams(
  file: string,
  sniffed: SniffedKind,
  signal?: AbortSignal,
): Promise<Facts> {
  const report = await readReport(file, signal)
  const video = report.streams.find(
    (stream) => stream.codec_type === 'video' && !stream.disposition.attached_pic,
  )
  const audio = report.streams.find((stream) => stream.codec_type === 'audio')
  if (sniffed === 'video' && !video && !audio) {
    throw new AppError('media_unreadable', { reason: 'no_stream' })
  }
  if (video) requireSides(video.width, video.height)
  if (video && video.width * video.height > VIDEO_MAX_PIXELS) {
    throw new AppError('media_too_large', { width: video.width, height: video.height })
  }
  if (video && video.width * video.height === 0) {
    throw new AppError('media_unreadable', { reason: 'no_size' })
  }
  const declared = report.format.duration ?? video?.duration ?? audio?.duration ?? 0
  return {
    kind: video ? 'video' : 'audio',
    ...(video ? rotatedSize(video) : { width: 0, height: 0 }),
    // Recordings made in a browser often declare none.
    durationSeconds: declared > 0 ? declared : await measureDuration(file, signal),
    fps: video ? frameRate(video) : 0,
    videoCodec: video?.codec_name ?? null,
    audioCodec: audio?.codec_name ?? null,
  }
}

async function readReport(file: string, signal?: AbortSignal): Promise<FfprobeReport> {
  try {
    return FfprobeReport.parse(await runFfprobe(file, { signal }))
  } catch (error) {
    if (error instanceof FfmpegError && error.reason !== 'failed') throw error
    throw new AppError('media_unreadable', { reason: 'content' })
  }
}
