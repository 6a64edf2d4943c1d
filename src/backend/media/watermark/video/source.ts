import { z } from 'zod'
import { FfmpegError, runFfprobe } from '../../ffmpeg.ts'
import type { Size } from '../geometry.ts'
import { WatermarkRefusal } from '../refusal.ts'
import { type HdrFacts, readHdr } from './hdr.ts'

const Stream = z.looseObject({
  codec_type: z.string().default(''),
  codec_name: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  pix_fmt: z.string().default(''),
  avg_frame_rate: z.string().default('0/0'),
  r_frame_rate: z.string().default('0/0'),
  field_order: z.string().default('progressive'),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_primaries: z.string().optional(),
  color_transfer: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
})
type Stream = z.infer<typeof Stream>

const Seconds = z.coerce.number().optional().catch(undefined)

const Report = z.object({
  streams: z.array(Stream).default([]),
  format: z.object({ duration: Seconds, start_time: Seconds }).prefault({}),
})

/** The three layouts we work in; everything else is turned into the nearest of them. */
export type PixelFormat = 'yuv420p' | 'yuvj420p' | 'yuv420p10le'

/** What must be known of a video to take it apart and to put it together the same. */
export interface VideoSource {
  file: string
  stored: Size
  /** Degrees a player turns it counter-clockwise, as ffprobe tells. */
  rotation: number
  pixelFormat: PixelFormat
  /** Value of one step of a sample on the scale of eight bits. */
  scale: number
  fps: number
  durationSeconds: number
  /** Where the file's own clock begins. */
  startSeconds: number
  fieldOrder: 'progressive' | 'top' | 'bottom'
  colour: { range?: string; space?: string; primaries?: string; transfer?: string }
  hdr: HdrFacts | null
}

export async function openVideo(file: string, signal?: AbortSignal): Promise<VideoSource> {
  const report = Report.parse(await runFfprobe(file, { signal }).catch(refuseUnreadable))
  const video = report.streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition.attached_pic,
  )
  if (!video || video.width * video.height === 0) {
    throw new WatermarkRefusal('not_a_video', 'The file holds no moving picture.')
  }
  const pixelFormat = pixelFormatFor(video)
  return {
    file,
    stored: { width: video.width, height: video.height },
    rotation: video.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0,
    pixelFormat,
    scale: pixelFormat === 'yuv420p10le' ? 1 / 4 : 1,
    fps: rate(video.avg_frame_rate) || rate(video.r_frame_rate) || 25,
    durationSeconds: report.format.duration ?? 0,
    startSeconds: report.format.start_time ?? 0,
    fieldOrder: fieldOrder(video.field_order),
    colour: {
      range: known(video.color_range),
      space: known(video.color_space),
      primaries: known(video.color_primaries),
      transfer: known(video.color_transfer),
    },
    hdr: readHdr(video.side_data_list),
  }
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof FfmpegError && error.reason === 'failed') {
    throw new WatermarkRefusal('not_a_video', 'The file cannot be read as a video.')
  }
  throw error
}

function pixelFormatFor({ pix_fmt }: Stream): PixelFormat {
  if (/p(9|10|12|14|16)(le|be)$|^p01/.test(pix_fmt)) return 'yuv420p10le'
  return pix_fmt.startsWith('yuvj') ? 'yuvj420p' : 'yuv420p'
}

function fieldOrder(order: string): VideoSource['fieldOrder'] {
  if (order === 'tt' || order === 'bt') return 'top'
  return order === 'bb' || order === 'tb' ? 'bottom' : 'progressive'
}

function rate(text: string): number {
  const [frames, seconds] = text.split('/').map(Number)
  return frames && seconds ? frames / seconds : 0
}

const known = (name: string | undefined): string | undefined =>
  name === 'unknown' || name === 'reserved' ? undefined : name
