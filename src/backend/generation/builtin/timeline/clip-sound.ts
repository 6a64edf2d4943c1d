import { join } from 'node:path'
import { TIMELINE_FPS, type TimelineClip } from '../../../../contract/timeline.ts'
import { type Piece, secondsOf } from '../../../../contract/timeline-layout.ts'
import { type FfmpegInput, runFfmpeg } from '../../../media/ffmpeg.ts'
import { MIX_RATE } from '../../../media/sound-mix/mix-graph.ts'
import type { FilmSound } from './sound-order.ts'

interface Voice {
  input: FfmpegInput
  filters: string[]
  /** The frame in which it begins. */
  from: number
}

const TIME_LIMIT_MS = 10 * 60_000
const SHAPE = `aresample=${MIX_RATE}:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo`

/** The sound of the clips themselves, as long as the film; null if all are silent. */
export async function clipSound(
  film: Pick<FilmSound, 'layout' | 'fileOf' | 'sounding' | 'folder' | 'signal'>,
): Promise<string | null> {
  const { layout, folder, signal } = film
  const voices = layout.pieces.flatMap((piece) => voiceOf(piece, film))
  if (voices.length === 0) return null
  const perFrame = MIX_RATE / TIMELINE_FPS
  const placed = voices.map(
    ({ filters, from }, at) =>
      `[${at}:a:0]${[SHAPE, ...filters].join(',')},adelay=${from * perFrame}S:all=1[v${at}]`,
  )
  const mix = [
    `${voices.map((_, at) => `[v${at}]`).join('')}amix=inputs=${voices.length}`,
    `normalize=0:duration=longest,apad,atrim=end=${secondsOf(layout.frames).toFixed(6)}[mix]`,
  ].join(':')
  const file = join(folder, 'clips.wav')
  await runFfmpeg({
    inputs: voices.map(({ input }) => input),
    output: [
      ...['-filter_complex', [...placed, mix].join(';'), '-map', '[mix]'],
      ...['-c:a', 'pcm_f32le', '-f', 'wav', file],
    ],
    ...{ signal, timeLimitMs: TIME_LIMIT_MS },
  })
  return file
}

function voiceOf(
  { clip, from, to, enter, leave }: Piece,
  { fileOf, sounding }: Pick<FilmSound, 'fileOf' | 'sounding'>,
): Voice[] {
  if (!clip || clip.is_muted || clip.volume === 0 || !sounding.has(clip.file_id)) return []
  const seconds = secondsOf(to - from)
  const { from_ms, to_ms, volume } = clip
  const times = ['-ss', (from_ms / 1000).toFixed(3), '-t', ((to_ms - from_ms) / 1000).toFixed(3)]
  const filters = [
    ...tempo(clip),
    `apad,atrim=end=${seconds.toFixed(6)},volume=${volume}`,
    ...fade('in', 0, enter.frames),
    ...fade('out', to - from - leave.frames, leave.frames),
  ]
  return [{ input: { file: fileOf(clip.file_id), options: ['-vn', ...times] }, filters, from }]
}

/** One filter changes the tempo by a factor of two at most. */
function tempo({ speed }: TimelineClip): string[] {
  if (speed === 1) return []
  const root = Math.sqrt(speed)
  return speed < 0.5 || speed > 2 ? [`atempo=${root}`, `atempo=${root}`] : [`atempo=${speed}`]
}

const fade = (way: 'in' | 'out', from: number, frames: number): string[] =>
  frames === 0
    ? []
    : [`afade=t=${way}:st=${secondsOf(from).toFixed(6)}:d=${secondsOf(frames).toFixed(6)}`]
