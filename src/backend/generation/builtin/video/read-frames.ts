import { startFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'

export interface FrameRequest extends Size {
  file: string
  fps: number
  /** ffmpeg filters before scaling, made by the engine itself and never from a user's words. */
  filters: string[]
  fromSeconds: number
  seconds: number
  signal: AbortSignal
}

/** Decodes a video frame by frame as RGBA, cropped to cover the size; ffmpeg waits while we draw. */
export async function* readFrames(request: FrameRequest): AsyncGenerator<Buffer> {
  const { width, height, file, fps, filters, fromSeconds, seconds, signal } = request
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic,crop=${width}:${height},setsar=1`
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [{ file, options: ['-ss', fromSeconds.toFixed(3), '-t', seconds.toFixed(3)] }],
    output: [
      ...['-map', '0:v:0', '-an', '-vf', [...filters, fit, `fps=${fps}`].join(',')],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'],
    ],
    signal,
    timeLimitMs: 20 * 60_000,
  })
  stdin.end()
  const frameBytes = width * height * 4
  let chunks: Buffer[] = []
  let held = 0
  for await (const chunk of stdout) {
    chunks.push(chunk as Buffer)
    held += (chunk as Buffer).length
    if (held < frameBytes) continue
    const bytes = Buffer.concat(chunks)
    let at = 0
    for (; at + frameBytes <= bytes.length; at += frameBytes)
      yield bytes.subarray(at, at + frameBytes)
    chunks = [bytes.subarray(at)]
    held = bytes.length - at
  }
  await done
}
