import { rename } from 'node:fs/promises'
import { LOUDNESS } from '../../contract/preflight.ts'
import { runFfmpeg } from './ffmpeg.ts'
import { measureLoudness } from './loudness.ts'
import { type Provenance, provenanceMetadata, stampMp4 } from './provenance.ts'

interface VideoOrder {
  file: string
  /** Facts about the file, as displayed. */
  source: { width: number; height: number; fps: number; durationSeconds: number }
  width: number
  height: number
  /** The rest is cut off. */
  maxSeconds: number | null
  maxBytes: number | null
  /** What the file says about how it was made. */
  provenance: Provenance | null
  /** Whether to bring the sound to the loudness that feeds play at. */
  levelSound: boolean
  out: string
  signal: AbortSignal
}

/**
 * Largest share cut off a frame to fill another shape; beyond that, the frame is placed on a blurred copy of itself.
 */
const CUT_MAX = 0.12
const FPS_MAX = 30
const TIME_LIMIT_MS = 30 * 60_000
const SOUND_BITS = 192_000
/** Leaves room for container overhead and the encoder's rate error. */
const BYTES_USED = 0.92
/** No platform shows more than this. */
const BITS_MAX = 20_000_000

/** Writes a video in the shape, length and size that a platform accepts, as H.264 with AAC. */
export async function fitVideo(order: VideoOrder): Promise<void> {
  const { file, source, maxSeconds, provenance, levelSound, out, signal } = order
  const gain = levelSound ? await levellingOf(file, signal) : []
  const isCut = maxSeconds !== null && source.durationSeconds > maxSeconds
  // Sound ends on whole packets, slightly after the picture.
  const seconds = isCut ? maxSeconds - 0.1 : source.durationSeconds
  const part = `${out}.part`
  const fps = Math.min(FPS_MAX, source.fps || FPS_MAX)
  await runFfmpeg({
    inputs: [{ file }],
    output: [
      ...['-filter_complex', `[0:V:0]${shapeGraph(order)},fps=${fps},format=yuv420p[picture]`],
      ...['-map', '[picture]', '-map', '0:a:0?', '-t', seconds.toFixed(3)],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '19', '-profile:v', 'high'],
      ...['-threads', '2', '-g', '60', ...rateLimit(order.maxBytes, seconds)],
      ...gain,
      ...['-c:a', 'aac', '-b:a', String(SOUND_BITS), '-ar', '48000', '-ac', '2'],
      ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4'],
      ...[...(provenance ? provenanceMetadata(provenance) : []), part],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  if (provenance) await stampMp4(part, provenance)
  await rename(part, out)
}

/** How much AAC raises peaks, in dB. */
const PEAK_ROOM = 0.7
/** Above this gain, a limiter would be more audible than the quiet sound. */
const GAIN_MAX = 24

/** One gain for the whole film, which preserves its dynamics, and a limiter for the peaks it raises. */
async function levellingOf(file: string, signal: AbortSignal): Promise<string[]> {
  const sound = await measureLoudness(file, signal)
  if (!sound || sound.lufs === null) return []
  const gain = Math.min(GAIN_MAX, LOUDNESS.wanted - sound.lufs)
  const ceiling = 10 ** ((LOUDNESS.peak - PEAK_ROOM) / 20)
  // Four times oversampling reveals the peaks between samples.
  const limited = `aresample=192000,alimiter=limit=${ceiling.toFixed(4)}:level=false,aresample=48000`
  return ['-af', `volume=${gain.toFixed(2)}dB,${limited}`]
}

function rateLimit(maxBytes: number | null, seconds: number): string[] {
  if (maxBytes === null) return []
  const bits = Math.floor((maxBytes * 8 * BYTES_USED) / Math.max(1, seconds)) - SOUND_BITS
  if (bits > BITS_MAX) return []
  const rate = String(Math.max(100_000, bits))
  return ['-maxrate', rate, '-bufsize', rate]
}

/** The whole frame over a blurred copy of itself, unless hardly anything would be cut off. */
function shapeGraph({ source, width, height }: VideoOrder): string {
  const [one, other] = [source.width / source.height, width / height]
  const cut = 1 - Math.min(one, other) / Math.max(one, other)
  const filling = (w: number, h: number) =>
    `scale=${w}:${h}:force_original_aspect_ratio=increase:flags=lanczos,crop=${w}:${h}`
  if (cut <= CUT_MAX) return `${filling(width, height)},setsar=1`
  const small = (side: number) => Math.max(2, Math.round(side / 16) * 2)
  const [w, h] = [small(width), small(height)]
  const panel = `${filling(w, h)},gblur=sigma=${Math.round(Math.min(w, h) / 10)}`
  return [
    'split=2[under][over];[under]',
    `${panel},eq=brightness=-0.06:saturation=0.9,scale=${width}:${height},setsar=1[panel];`,
    `[over]scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=lanczos,setsar=1[whole];`,
    '[panel][whole]overlay=(W-w)/2:(H-h)/2',
  ].join('')
}
