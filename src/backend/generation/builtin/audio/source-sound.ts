import { runFfmpeg } from '../../../media/ffmpeg.ts'
import { SAMPLE_RATE, type Stereo, silence } from './instruments.ts'

export interface SourceSoundRequest {
  file: string
  fromSeconds: number
  seconds: number
  /** What to cut out, in seconds of the piece that is read. */
  leaveOut: { from: number; until: number } | null
  speed: number
  isReversed: boolean
  signal: AbortSignal
}

const CHANNELS = 2

/** The first audio track of a video at its new speed; empty if it has no samples. */
export async function sourceSound(request: SourceSoundRequest): Promise<Stereo> {
  const { file, fromSeconds, seconds, leaveOut, speed, isReversed, signal } = request
  const gap = leaveOut
    ? [`aselect='not(between(t,${leaveOut.from},${leaveOut.until}))'`, 'asetpts=N/SR/TB']
    : []
  const filters = [`aresample=${SAMPLE_RATE}:async=1:first_pts=0`, ...gap, ...tempo(speed)]
  const bytes = await runFfmpeg({
    inputs: [{ file, options: ['-ss', fromSeconds.toFixed(3), '-t', seconds.toFixed(3)] }],
    output: [
      ...['-map', '0:a:0', '-vn', '-af', filters.join(',')],
      ...['-ac', String(CHANNELS), '-ar', String(SAMPLE_RATE), '-f', 'f32le', 'pipe:1'],
    ],
    signal,
  })
  const samples = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  )
  const length = Math.floor(samples.length / CHANNELS)
  const at = (index: number) => (isReversed ? length - 1 - index : index) * CHANNELS
  return {
    left: Float32Array.from({ length }, (_, index) => samples[at(index)] ?? 0),
    right: Float32Array.from({ length }, (_, index) => samples[at(index) + 1] ?? 0),
  }
}

/** `atempo` ranges from half to double; larger changes are chained. */
function tempo(speed: number): string[] {
  if (speed === 1) return []
  if (speed > 2) return ['atempo=2', ...tempo(speed / 2)]
  if (speed < 0.5) return ['atempo=0.5', ...tempo(speed / 0.5)]
  return [`atempo=${speed}`]
}

const SOFT_END_SECONDS = 0.02

/** The sound at an exact length: looped or faded out, never cut with a click. */
export function fitted(sound: Stereo, seconds: number, isLooped: boolean): Stereo {
  const target = silence(seconds)
  const { length } = sound.left
  if (length === 0) return target
  const heard = isLooped ? target.left.length : Math.min(length, target.left.length)
  for (const name of ['left', 'right'] as const) {
    for (let index = 0; index < heard; index += 1) {
      target[name][index] = sound[name][index % length]!
    }
  }
  return faded(target, heard, SOFT_END_SECONDS, SOFT_END_SECONDS)
}

/** Fades a sound in and out; `heard` is where it ends. */
export function faded(sound: Stereo, heard: number, inSeconds: number, outSeconds: number): Stereo {
  const [rise, fall] = [inSeconds * SAMPLE_RATE, outSeconds * SAMPLE_RATE]
  for (const channel of [sound.left, sound.right]) {
    for (let index = 0; index < heard; index += 1) {
      const gain = Math.min(1, index / rise, (heard - 1 - index) / fall)
      if (gain < 1) channel[index] = channel[index]! * Math.max(0, gain)
    }
  }
  return sound
}

/** Mixes music under a sound at a lower level. */
export function mixed(sound: Stereo, music: Stereo, musicGain: number): Stereo {
  const both = (name: keyof Stereo) =>
    sound[name].map((value, index) => value + (music[name][index] ?? 0) * musicGain)
  return { left: both('left'), right: both('right') }
}
