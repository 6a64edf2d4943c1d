import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { AppError } from '../../contract/app-error.ts'
import { IMAGE_MAX_PIXELS } from '../../contract/limits.ts'
import { FfmpegError, runFfprobe } from './ffmpeg.ts'
import { measureDuration } from './frames.ts'
import { type SniffedKind, sniffMedia } from './media-types.ts'
import { readPictureHeader, requireSides } from './pictures/picture-header.ts'
import { FfprobeReport, frameRate, rotatedSize } from './probe-report.ts'

/** Facts about a media file, read from its content. Sizes are as shown: after rotation. */
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
  /** The original file name: an extension that contradicts the content is rejected. */
  originalName?: string
  signal?: AbortSignal
}

const VIDEO_MAX_PIXELS = 4096 * 4096

/** Reads and checks a media file; throws an AppError that a person can act on if it isn't usable. */
export async function probeMedia(file: string, options: ProbeOptions = {}): Promise<MediaProbe> {
  const { kind, container, sizeBytes } = await sniffFile(file, options)
  const facts =
    kind === 'image' ? await probeImage(file) : await probeStreams(file, kind, options.signal)
  return { ...facts, container, sizeBytes }
}

/** Identifies a file by its first bytes, without decoding anything. */
export async function sniffFile(
  file: string,
  { originalName }: Pick<ProbeOptions, 'originalName'> = {},
): Promise<Pick<MediaProbe, 'kind' | 'container' | 'sizeBytes'>> {
  const { size: sizeBytes } = await stat(file)
  if (sizeBytes === 0) throw new AppError('media_unreadable', { reason: 'empty' })
  const { kind, container } = await sniffMedia(file, originalName)
  return { kind, container, sizeBytes }
}

type Facts = Omit<MediaProbe, 'container' | 'sizeBytes'>

/** Facts shared by all pictures. */
export const STILL = { kind: 'image', fps: 0, videoCodec: null, audioCodec: null } as const

async function probeImage(file: string): Promise<Facts> {
  const header = await readPictureHeader(file)
  // The header can be intact while the picture is truncated; only decoding reveals that.
  await sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated' })
    .resize(32, 32, { fit: 'inside', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new AppError('media_unreadable', { reason: 'content' })
    })
  return { ...header, ...STILL }
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
    // Browser recordings often declare no duration.
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
