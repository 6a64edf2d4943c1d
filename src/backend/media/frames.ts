import { z } from 'zod'
import { runFfmpeg, runFfprobe } from './ffmpeg.ts'

/** One frame of a video as PNG: the first at or after `seconds`. */
export async function extractFrame(
  file: string,
  seconds: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  const png = ['-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1']
  const at = (position: number) =>
    runFfmpeg({
      inputs: [{ file, options: ['-ss', position.toFixed(3)] }],
      output: png,
      signal,
      timeLimitMs: 30_000,
    })
  const frame = await at(Math.max(0, seconds))
  // Past the last key frame there may be nothing to show.
  return frame.length > 0 ? frame : at(0)
}

/** Length in seconds found by reading all packets, for files that don't declare it. */
export async function measureDuration(file: string, signal?: AbortSignal): Promise<number> {
  let durationSeconds = 0
  await runFfmpeg({
    inputs: [{ file }],
    output: ['-map', '0', '-c', 'copy', '-f', 'null', '-'],
    signal,
    onProgress: (seconds) => {
      durationSeconds = seconds
    },
  })
  return durationSeconds
}

const Count = z.coerce.number().catch(0)
const Counted = z.object({
  streams: z.array(z.object({ nb_frames: Count, nb_read_packets: Count })).default([]),
})

/** Whether all frames listed in a video's index are present; false if it lists none. */
export async function hasAllFrames(file: string, signal?: AbortSignal): Promise<boolean> {
  const entries = 'stream=nb_frames,nb_read_packets'
  const show = ['-select_streams', 'v:0', '-count_packets', '-show_entries', entries]
  const [video] = Counted.parse(await runFfprobe(file, { show, signal })).streams
  return video !== undefined && video.nb_frames > 0 && video.nb_read_packets >= video.nb_frames
}
