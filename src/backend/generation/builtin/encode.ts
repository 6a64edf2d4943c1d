import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { startFfmpeg } from '../../media/ffmpeg.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from '../../media/provenance.ts'
import type { Size } from './geometry.ts'

export interface EncodeRequest extends Size {
  fps: number
  frameCount: number
  /** Pixels (RGBA) of one frame; the buffer may be used again for the next. */
  frame(index: number): Uint8Array | Promise<Uint8Array>
  /** Finished sound to lay under it, exactly as long as the picture. */
  audioFile?: string
  file: string
  provenance: Provenance
  signal: AbortSignal
  onFrame?: (index: number) => void
}

const TIME_LIMIT_MS = 20 * 60_000
/** Fixed, because the encoder's choices depend on it and a seed promises the same bytes. */
const THREADS = '2'

/** Settings every result shares: plays everywhere, starts before it is loaded, same bytes each time. */
export const VIDEO_SETTINGS = [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '19',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
  ],
  ...['-threads', THREADS, '-g', '60', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-color_range', 'tv'],
  // Frames that wait to be encoded are most of its memory.
  ...['-x264-params', 'rc-lookahead=10:sync-lookahead=0'],
]
export const AUDIO_SETTINGS = ['-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2']
export const CONTAINER_SETTINGS = [
  ...[
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ],
  ...['-movflags', '+faststart', '-f', 'mp4'],
]

/** Streams frames into an MP4; at most one frame waits, however slow the encoder is. */
export async function encodeVideo(request: EncodeRequest): Promise<void> {
  const { width, height, fps, frameCount, audioFile, file, provenance, signal } = request
  const temporary = `${file}.part`
  const raw = ['-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps)]
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }, ...(audioFile ? [{ file: audioFile }] : [])],
    output: [
      ...['-map', '0:v:0', ...(audioFile ? ['-map', '1:a:0', ...AUDIO_SETTINGS] : ['-an'])],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
      ...[...VIDEO_SETTINGS, ...CONTAINER_SETTINGS],
      ...[...provenanceMetadata(provenance), temporary],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  stdout.resume()
  let hasEnded = false
  const ended = done.finally(() => {
    hasEnded = true
  })
  ended.catch(() => {})
  for (let index = 0; index < frameCount && !hasEnded; index += 1) {
    const pixels = await request.frame(index)
    if (!stdin.write(pixels)) await Promise.race([once(stdin, 'drain'), ended.catch(() => {})])
    request.onFrame?.(index)
  }
  stdin.end()
  await ended
  await stampMp4(temporary, provenance)
  await rename(temporary, file)
}
