import { z } from 'zod'

const Seconds = z.coerce.number().nonnegative().optional().catch(undefined)

const Stream = z.object({
  codec_type: z.string().default(''),
  codec_name: z.string().default('unknown'),
  width: z.number().default(0),
  height: z.number().default(0),
  avg_frame_rate: z.string().default('0/0'),
  r_frame_rate: z.string().default('0/0'),
  sample_aspect_ratio: z.string().optional(),
  duration: Seconds,
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
})
type Stream = z.infer<typeof Stream>

/** The part of ffprobe's JSON that we read. */
export const FfprobeReport = z.object({
  streams: z.array(Stream).default([]),
  format: z.object({ duration: Seconds }).default({ duration: undefined }),
})
export type FfprobeReport = z.infer<typeof FfprobeReport>

/** Size as a player shows it: square pixels, rotated by the file's metadata. */
export function rotatedSize(stream: Stream): { width: number; height: number } {
  const [across, down] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number)
  const stretch = across && down ? across / down : 1
  const width = Math.round(stream.width * stretch)
  const rotation = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  return isTurned ? { width: stream.height, height: width } : { width, height: stream.height }
}

/** Frames per second, preferring the average, which also holds for variable rates. */
export function frameRate(stream: Stream): number {
  for (const rate of [stream.avg_frame_rate, stream.r_frame_rate]) {
    const [frames, seconds] = rate.split('/').map(Number)
    if (frames && seconds) return frames / seconds
  }
  return 0
}
