import { runFfmpeg } from '../../../media/ffmpeg.ts'
import type { Size } from '../geometry.ts'
import { developed } from './edit-graph.ts'
import { COLOURS, wholePicture } from './fit-graph.ts'
import type { SourceFacts } from './source-facts.ts'

/** A film to be joined with others. */
export interface Clip {
  file: string
  source: SourceFacts
  /** How much of it to use, from its start; for a picture, how long it is shown. */
  seconds: number
}

export interface JoinRequest {
  clips: Clip[]
  fps: number
  /** Whether each clip fades into the next. */
  isCrossfaded: boolean
  /** Output file (Matroska): barely compressed pictures, uncompressed sound. */
  file: string
  signal: AbortSignal
}

const CROSSFADE_FRAMES = 8
const SAMPLE_RATE = 48_000
const LONG_EDGE_MAX = 1920
const TIME_LIMIT_MS = 10 * 60_000
const SAME_SHAPE = 0.02

/** Writes clips in sequence, at the size of the first and one frame rate, each with its sound. */
export async function joinClips(request: JoinRequest): Promise<void> {
  const { clips, fps, file, signal } = request
  const frames = frameCounts(clips, fps)
  const size = frameOf(clips[0]?.source ?? { width: 16, height: 16 })
  const isHeard = clips.some(({ source }) => source.audioCodec !== null)
  const pictures = clips.map((clip, index) => pictureOf(clip, index, { ...size, fps }, frames))
  const sounds = isHeard ? clips.map((clip, index) => soundOf(clip, index, fps, frames)) : []
  const seams = crossfadeFrames(request, frames)
    ? crossfaded(frames, fps, isHeard)
    : [concatenated(clips.length, isHeard)]
  await runFfmpeg({
    inputs: clips.map(({ file, seconds }) => ({ file, options: ['-t', String(seconds + 1)] })),
    output: [
      ...['-filter_complex', [...pictures, ...sounds, ...seams].join(';')],
      ...['-map', '[v]', ...(isHeard ? ['-map', '[a]', '-c:a', 'pcm_s16le'] : ['-an'])],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', '-g', '15', '-threads', '2'],
      ...['-colorspace', 'bt709', '-color_range', 'tv', '-f', 'matroska', file],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
}

/** Seconds lost where clips overlap. */
export const overlapSeconds = ({
  clips,
  fps,
  isCrossfaded,
}: Omit<JoinRequest, 'file' | 'signal'>) =>
  (crossfadeFrames({ isCrossfaded }, frameCounts(clips, fps)) * (clips.length - 1)) / fps

/** Counts from the total length, so that rounding errors do not add up. */
function frameCounts(clips: Clip[], fps: number): number[] {
  let seconds = 0
  return clips.map((clip) => {
    const before = Math.round(seconds * fps)
    seconds += clip.seconds
    return Math.max(1, Math.round(seconds * fps) - before)
  })
}

function crossfadeFrames({ isCrossfaded }: Pick<JoinRequest, 'isCrossfaded'>, frames: number[]) {
  return isCrossfaded ? Math.min(CROSSFADE_FRAMES, Math.floor(Math.min(...frames) / 2)) : 0
}

function frameOf({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_EDGE_MAX / Math.max(width, height))
  const even = (value: number) => Math.max(16, Math.round((value * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

function pictureOf(
  { source }: Clip,
  index: number,
  { width, height, fps }: Size & { fps: number },
  frames: number[],
): string {
  const size = `${width}:${height}`
  const isSameShape = Math.abs(source.width / source.height / (width / height) - 1) < SAME_SHAPE
  const shape = isSameShape
    ? `scale=${size}:force_original_aspect_ratio=increase:${COLOURS},crop=${size}`
    : wholePicture({ width, height }, String(index))
  const whole = ['setpts=PTS-STARTPTS', ...developed(source), `fps=${fps}`, shape, 'setsar=1']
  const end = ['tpad=stop=-1:stop_mode=clone', `trim=end_frame=${frames[index]}`, 'setpts=N']
  return `[${index}:v:0]${[...whole, ...end, 'format=yuv420p'].join(',')}[v${index}]`
}

function soundOf({ source }: Clip, index: number, fps: number, frames: number[]): string {
  const samples = Math.round(((frames[index] ?? 1) * SAMPLE_RATE) / fps)
  const form = `aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo`
  const whole = `atrim=end_sample=${samples},asetpts=N/SR/TB[a${index}]`
  return source.audioCodec === null
    ? `anullsrc=r=${SAMPLE_RATE}:cl=stereo,${form},${whole}`
    : `[${index}:a:0]aresample=${SAMPLE_RATE}:async=1:first_pts=0,${form},apad,${whole}`
}

function concatenated(count: number, isHeard: boolean): string {
  const parts = Array.from({ length: count }, (_, at) => `[v${at}]${isHeard ? `[a${at}]` : ''}`)
  return `${parts.join('')}concat=n=${count}:v=1:a=${isHeard ? '1[v][a]' : '0[v]'}`
}

function crossfaded(frames: number[], fps: number, isHeard: boolean): string[] {
  const overlap = crossfadeFrames({ isCrossfaded: true }, frames)
  const samples = Math.round((overlap * SAMPLE_RATE) / fps)
  let shown = frames[0] ?? 0
  return frames.slice(1).flatMap((count, at) => {
    const isLast = at === frames.length - 2
    const before = at === 0 ? '0' : `x${at}`
    const after = isLast ? '' : `x${at + 1}`
    const offset = (shown - overlap) / fps
    shown += count - overlap
    const fade = `duration=${overlap / fps}:offset=${offset}`
    return [
      `[v${before}][v${at + 1}]xfade=transition=fade:${fade}[v${after}]`,
      ...(isHeard ? [`[a${before}][a${at + 1}]acrossfade=ns=${samples}[a${after}]`] : []),
    ]
  })
}
