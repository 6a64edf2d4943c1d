import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { type FfmpegInput, startFfmpeg } from '../../media/ffmpeg.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from '../../media/provenance.ts'
import type { Rect, Size } from './geometry.ts'
import { stretchSettings } from './timeline/stretch-settings.ts'

export interface Encoding extends Size {
  fps: number
  frameCount: number
  /** Finished sound to go with it, exactly as long as the picture. */
  audioFile?: string
  file: string
  provenance: Provenance
  signal: AbortSignal
  onFrame?: (index: number) => void
  /** For a stretch of a longer film, its start in seconds; the stretches are joined later. */
  stretchAt?: number
}

export interface EncodeRequest extends Encoding {
  /** Pixels (RGBA) of one frame; the buffer may be reused for the next. */
  frame(index: number): Uint8Array
}

interface SourceFile {
  file: string
  options: string[]
}

export interface EncodeGraphRequest extends Encoding {
  sources: readonly SourceFile[]
  /** Filters from the sources, the first being `[0:v:0]`, to the picture `[base]`. */
  graph: string
}

export interface EncodeOverRequest extends Encoding {
  /** The video below and which part of it, or several that the graph combines into one. */
  source: SourceFile | readonly SourceFile[]
  /** Filters from the source `[0:v:0]` to the picture `[base]`. */
  graph: string
  /** The overlay: pixels with premultiplied alpha; a single frame stays throughout. */
  overlayCount: number
  overlay(index: number): Uint8Array
  /** The part of the picture that the overlay covers, in even pixels; all of it by default. */
  band?: Rect
}

export const TIME_LIMIT_MS = 20 * 60_000
/** Fixed, because the encoder's output depends on it, and a seed promises the same bytes. */
const THREADS = '2'

/** Settings shared by all results: playable everywhere, streamable, and reproducible byte by byte. */
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
  // Frames queued for encoding take most of its memory: at 1080p, seven fewer save 75 MiB.
  ...['-x264-params', 'rc-lookahead=3:sync-lookahead=0'],
]
/** The other coder of ffmpeg's AAC encoder adds two decibels to peaks. */
export const AUDIO_SETTINGS = [
  '-c:a',
  'aac',
  '-aac_coder',
  'fast',
  '-b:a',
  '192k',
  '-ar',
  '48000',
  '-ac',
  '2',
]
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

const TO_YUV = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'

/** Streams frames into an MP4; at most one frame waits, however slow the encoder is. */
export async function encodeVideo(request: EncodeRequest): Promise<void> {
  const { audioFile, frameCount, frame } = request
  const inputs = [rawInput(request), ...(audioFile ? [{ file: audioFile }] : [])]
  const output = ['-map', '0:v:0', ...soundFrom(1, audioFile), '-vf', TO_YUV]
  await encode(request, { inputs, output, count: frameCount, frame })
}

/** Has ffmpeg copy a video from its source to the result, and streams only the overlay. */
export async function encodeOver(request: EncodeOverRequest): Promise<void> {
  const { audioFile, source, graph, overlayCount, overlay, frameCount } = request
  const { x, y, ...size } = request.band ?? { ...request, x: 0, y: 0 }
  const sources = 'file' in source ? [source] : source
  const inputs = [
    ...sources,
    rawInput({ ...request, ...size }),
    ...(audioFile ? [{ file: audioFile }] : []),
  ]
  const above = `[${sources.length}:v]format=gbrap,unpremultiply=inplace=1,${TO_YUV},format=yuva420p[over]`
  const laid = `[base][over]overlay=${x}:${y}:format=yuv420:eof_action=repeat,${first(frameCount)}[out]`
  const output = [
    ...['-filter_complex', [graph, above, laid].join(';'), '-map', '[out]'],
    ...soundFrom(sources.length + 1, audioFile),
  ]
  await encode(request, { inputs, output, count: overlayCount, frame: overlay })
}

/** Has ffmpeg produce the whole picture from its sources. */
export async function encodeGraph(request: EncodeGraphRequest): Promise<void> {
  const { audioFile, sources, graph, frameCount } = request
  const inputs = [...sources, ...(audioFile ? [{ file: audioFile }] : [])]
  const output = [
    ...['-filter_complex', `${graph};[base]${first(frameCount)}[out]`, '-map', '[out]'],
    ...soundFrom(sources.length, audioFile),
  ]
  await encode(request, { inputs, output, count: 0, frame: () => new Uint8Array() })
}

/** A filter, because an encoder that counts frames itself stops the sound before all of it is read. */
const first = (frames: number): string => `trim=end_frame=${frames}`

const rawInput = ({ width, height, fps }: Encoding): FfmpegInput => ({
  raw: 'rawvideo',
  options: [
    ...['-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps)],
    // With sound it would read eight frames ahead: 58 MiB more at 1080p, without being faster.
    ...['-thread_queue_size', '1'],
  ],
})

export const soundFrom = (input: number, audioFile: string | undefined): string[] =>
  audioFile ? ['-map', `${input}:a:0`, ...AUDIO_SETTINGS] : ['-an']

interface Stream {
  inputs: FfmpegInput[]
  output: string[]
  count: number
  frame(index: number): Uint8Array
}

/** Runs one encoder over a stream of frames; the file appears only once it is complete. */
async function encode(request: Encoding, { inputs, output, count, frame }: Stream): Promise<void> {
  const { file, fps, provenance, signal, onFrame, stretchAt } = request
  const temporary = `${file}.part`
  const isLed = count < request.frameCount
  const { stdin, stdout, done } = startFfmpeg({
    inputs,
    output: [
      ...[...output, ...VIDEO_SETTINGS],
      ...(stretchAt === undefined
        ? [...CONTAINER_SETTINGS, ...provenanceMetadata(provenance)]
        : stretchSettings(stretchAt)),
      temporary,
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
    ...(isLed ? { onProgress: (seconds) => onFrame?.(Math.round(seconds * fps)) } : {}),
  })
  stdout.resume()
  let hasEnded = false
  const ended = done.finally(() => {
    hasEnded = true
  })
  ended.catch(() => {})
  for (let index = 0; index < count && !hasEnded; index += 1) {
    const isTaken = stdin.write(frame(index))
    // The next frame is drawn only after this one is gone: one at a time keeps memory low.
    if (!isTaken) await Promise.race([once(stdin, 'drain'), ended.catch(() => {})])
    if (!isLed) onFrame?.(index)
  }
  stdin.end()
  try {
    await ended
    if (stretchAt === undefined) await stampMp4(temporary, provenance)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
