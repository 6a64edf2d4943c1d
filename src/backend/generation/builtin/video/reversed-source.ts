import { appendFile } from 'node:fs/promises'
import { runFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'

export interface ReverseRequest extends Size {
  source: string
  filters: string[]
  fromSeconds: number
  seconds: number
  fps: number
  /** Output file; an MPEG transport stream, because its pieces can simply be concatenated. */
  file: string
  signal: AbortSignal
}

/** Short, because all frames of a piece are held at once. */
const PIECE_SECONDS = 1

/** Writes a video backwards, piece by piece from its end, so that memory does not grow with its length. */
export async function reverseSource(request: ReverseRequest): Promise<void> {
  const { source, filters, fromSeconds, seconds, fps, width, height, file, signal } = request
  const pieces = Math.max(1, Math.ceil(seconds / PIECE_SECONDS - 0.02))
  const cover = `scale=${width}:${height}:force_original_aspect_ratio=increase:force_divisible_by=2`
  for (let piece = pieces - 1; piece >= 0; piece -= 1) {
    const from = fromSeconds + piece * PIECE_SECONDS
    const lasts = Math.min(PIECE_SECONDS, fromSeconds + seconds - from)
    const bytes = await runFfmpeg({
      inputs: [{ file: source, options: ['-ss', from.toFixed(3), '-t', lasts.toFixed(3)] }],
      output: [
        ...['-map', '0:v:0', '-an'],
        ...['-vf', [`fps=${fps}`, ...filters, cover, 'format=yuv420p', 'reverse'].join(',')],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', '-g', '15', '-bf', '0'],
        ...['-output_ts_offset', ((pieces - 1 - piece) * PIECE_SECONDS).toFixed(3)],
        ...['-muxdelay', '0', '-muxpreload', '0', '-f', 'mpegts', 'pipe:1'],
      ],
      signal,
    })
    await appendFile(file, bytes)
  }
}
