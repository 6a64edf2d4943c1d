import { startFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'

export interface FrameRequest extends Size {
  file: string
  fps: number
  /** ffmpeg filters before scaling, built by the engine and never from user text. */
  filters: string[]
  fromSeconds: number
  seconds: number
  signal: AbortSignal
}

/**
 * Decodes a video frame by frame as RGBA at the requested size; ffmpeg waits for the consumer. The buffer is reused for
 * the next frame.
 */
export async function* readFrames(request: FrameRequest): AsyncGenerator<Buffer> {
  const { width, height, file, fps, filters, fromSeconds, seconds, signal } = request
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [{ file, options: ['-ss', fromSeconds.toFixed(3), '-t', seconds.toFixed(3)] }],
    output: [
      ...['-map', '0:v:0', '-an'],
      ...['-vf', [`fps=${fps}`, ...filters, `scale=${width}:${height}`].join(',')],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'],
    ],
    signal,
    timeLimitMs: 20 * 60_000,
  })
  stdin.end()
  const frame = Buffer.alloc(width * height * 4)
  let filled = 0
  for await (const chunk of stdout) {
    const bytes: Buffer = chunk
    let taken = 0
    while (taken < bytes.length) {
      const copied = bytes.copy(frame, filled, taken)
      taken += copied
      filled += copied
      if (filled < frame.length) continue
      filled = 0
      yield frame
    }
  }
  await done
}
