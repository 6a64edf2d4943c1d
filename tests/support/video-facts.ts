import { z } from 'zod'
import { runFfmpeg, runFfprobe } from '../../src/backend/media/ffmpeg.ts'

const Fields = z.record(z.string(), z.unknown())
const Facts = z.object({
  streams: z.array(Fields),
  format: Fields,
  chapters: z.array(z.looseObject({ tags: z.looseObject({ title: z.string() }) })),
})
type Facts = z.infer<typeof Facts>

const Times = z.object({ frames: z.array(z.object({ best_effort_timestamp_time: z.string() })) })

/** ffprobe's data about a file: streams, format, chapters. */
export const factsOf = async (file: string): Promise<Facts> =>
  Facts.parse(await runFfprobe(file, { show: ['-show_streams', '-show_format', '-show_chapters'] }))

/** Each frame's presentation time, in seconds and in order. */
export async function timesOf(file: string): Promise<number[]> {
  const show = ['-select_streams', 'V:0', '-show_entries', 'frame=best_effort_timestamp_time']
  const { frames } = Times.parse(await runFfprobe(file, { show }))
  return frames.map((frame) => Number(frame.best_effort_timestamp_time))
}

/** Luma of every frame as stored, eight bits per pixel. */
export const lumaOf = (file: string): Promise<Buffer> =>
  runFfmpeg({
    inputs: [{ file, options: ['-noautorotate'] }],
    output: [
      ...['-map', '0:V:0', '-vf', 'format=yuv420p,extractplanes=y'],
      ...['-fps_mode', 'passthrough', '-f', 'rawvideo', '-'],
    ],
  })

/** Samples of one audio track. */
export const soundOf = (file: string, track = 0): Promise<Buffer> =>
  runFfmpeg({
    inputs: [{ file }],
    output: ['-map', `0:a:${track}`, '-f', 's16le', '-c:a', 'pcm_s16le', '-'],
  })
