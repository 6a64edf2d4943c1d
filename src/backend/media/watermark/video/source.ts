import { z } from 'zod'
import { FfmpegError, runFfprobe } from '../../ffmpeg.ts'
import type { Size } from '../geometry.ts'
import { WatermarkRefusal } from '../refusal.ts'
import { type HdrFacts, readHdr } from './hdr.ts'
import { readKeyTimes } from './key-times.ts'
import { type Orientation, orientationFrom } from './orientation.ts'
import { type PictureFormat, type PixelFormat, pictureFormat } from './pixel-format.ts'

const SideData = z.looseObject({ displaymatrix: z.string().optional() })

const Seconds = z.coerce.number().optional().catch(undefined)

const Stream = z.looseObject({
  index: z.number(),
  codec_type: z.string().default(''),
  codec_name: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  pix_fmt: z.string().default(''),
  avg_frame_rate: z.string().default('0/0'),
  r_frame_rate: z.string().default('0/0'),
  time_base: z.string().default('1/90000'),
  start_time: Seconds,
  duration: Seconds,
  nb_frames: z.coerce.number().optional().catch(undefined),
  sample_aspect_ratio: z.string().optional(),
  field_order: z.string().default('progressive'),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_primaries: z.string().optional(),
  color_transfer: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
  side_data_list: z.array(SideData).default([]),
})
type Stream = z.infer<typeof Stream>

const Report = z.object({
  streams: z.array(Stream).default([]),
  format: z
    .object({
      format_name: z.string().default(''),
      duration: Seconds,
      start_time: Seconds,
      tags: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
})

/** Sound, subtitles or a cover that the result takes over. */
export interface Companion {
  index: number
  kind: 'audio' | 'subtitle' | 'cover'
  codec: string
}

/** Everything needed to take a video apart and reassemble it the same way. */
export interface VideoSource extends Omit<PictureFormat, 'isRgb'> {
  file: string
  stored: Size
  orientation: Orientation
  pixelFormat: PixelFormat
  /** Value of one sample step on the eight-bit scale. */
  scale: number
  fps: number
  durationSeconds: number
  /** Start of the file's own clock. */
  startSeconds: number
  /** Key frame times; null if the container has an index. */
  keyTimes: readonly number[] | null
  /** End time of the last picture, if the file states it. */
  endSeconds: number | null
  /** Number of frames in the index; null without an index. */
  declaredFrames: number | null
  /** Offset from the file's clock to the result's: a broadcast's clock has been running for hours. */
  clockShiftSeconds: number
  /** Time base of the source, in ticks per second. */
  timescale: number
  fieldOrder: 'progressive' | 'top' | 'bottom'
  colour: { range?: string; space?: string; primaries?: string; transfer?: string }
  hdr: HdrFacts | null
  /** Index of the video stream, and the streams to take over. */
  streamIndex: number
  companions: readonly Companion[]
  /** Names of the file's metadata: title, location, … */
  tags: readonly string[]
}

/** Largest supported picture, in pixels: beyond it a single frame takes too much memory. */
const MOST_PIXELS = 4096 * 4096
const LEAST_SIDE = 16

/** Collects the facts about a video; refuses files that aren't one. */
export async function openVideo(file: string, signal?: AbortSignal): Promise<VideoSource> {
  const report = Report.parse(await runFfprobe(file, { signal }).catch(refuseUnreadable))
  const video = report.streams.find((stream) => stream.codec_type === 'video' && !isCover(stream))
  if (!video || video.width * video.height === 0) {
    throw new WatermarkRefusal('not_a_video', 'The file holds no moving picture.')
  }
  refuseSize(video)
  const { isRgb, ...format } = pictureFormat({
    ...video,
    isInterlaced: fieldOrder(video.field_order) !== 'progressive',
  })
  const startSeconds = report.format.start_time ?? 0
  const hasNoIndex = /^mpeg/.test(report.format.format_name)
  return {
    file,
    stored: { width: video.width, height: video.height },
    orientation: orientationFrom(
      video.side_data_list.find(({ displaymatrix }) => displaymatrix)?.displaymatrix,
      video.sample_aspect_ratio,
    ),
    ...format,
    scale: format.pixelFormat === 'yuv420p10le' ? 1 / 4 : 1,
    fps: rate(video.avg_frame_rate) || rate(video.r_frame_rate) || 25,
    durationSeconds: report.format.duration ?? 0,
    startSeconds,
    keyTimes: hasNoIndex ? await readKeyTimes(file, signal) : null,
    endSeconds: video.duration === undefined ? null : (video.start_time ?? 0) + video.duration,
    declaredFrames: video.nb_frames || null,
    clockShiftSeconds: hasNoIndex ? -startSeconds : 0,
    timescale: timescaleFrom(video.time_base),
    fieldOrder: fieldOrder(video.field_order),
    colour: isRgb ? { ...colourOf(video), range: 'tv', space: 'bt709' } : colourOf(video),
    hdr: readHdr(video.side_data_list),
    streamIndex: video.index,
    companions: report.streams.filter((stream) => stream !== video).flatMap(companionFrom),
    tags: Object.keys(report.format.tags),
  }
}

const isCover = ({ disposition }: Stream): boolean => disposition.attached_pic === 1

function companionFrom(stream: Stream): Companion[] {
  const { index, codec_type, codec_name: codec } = stream
  if (isCover(stream)) return [{ index, kind: 'cover', codec }]
  return codec_type === 'audio' || codec_type === 'subtitle'
    ? [{ index, kind: codec_type, codec }]
    : []
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof FfmpegError && error.reason === 'failed') {
    throw new WatermarkRefusal('not_a_video', 'The file cannot be read as a video.')
  }
  throw error
}

function refuseSize({ width, height }: Size): void {
  if (width * height > MOST_PIXELS) {
    throw new WatermarkRefusal(
      'too_large',
      `The picture has ${width} × ${height} pixels, more than can be worked on.`,
    )
  }
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new WatermarkRefusal('too_small', 'The picture is too small to hold a mark.')
  }
}

function fieldOrder(order: string): VideoSource['fieldOrder'] {
  if (order === 'tt' || order === 'bt') return 'top'
  return order === 'bb' || order === 'tb' ? 'bottom' : 'progressive'
}

function rate(text: string): number {
  const [frames, seconds] = text.split('/').map(Number)
  return frames && seconds ? frames / seconds : 0
}

/** Fine enough that no encoder's clock is coarser; 90 000 if the source's is finer than ours. */
function timescaleFrom(timeBase: string): number {
  let steps = Number(timeBase.split('/')[1]) || 90_000
  if (steps > 90_000) return 90_000
  while (steps < 10_000) steps *= 2
  return steps
}

const colourOf = (stream: Stream): VideoSource['colour'] => ({
  range: known(stream.color_range),
  space: known(stream.color_space),
  primaries: known(stream.color_primaries),
  transfer: known(stream.color_transfer),
})

const known = (name: string | undefined): string | undefined =>
  name === 'unknown' || name === 'reserved' ? undefined : name
