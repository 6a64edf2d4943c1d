import { startFfmpeg } from '../../ffmpeg.ts'
import type { Rect } from '../geometry.ts'
import { type Samples, stackPatches } from '../picture/layout.ts'
import { encoderArguments } from './encoder.ts'
import { matroskaFrameHead, matroskaHead } from './raw-matroska.ts'
import { WORK_TIME_LIMIT_MS } from './read-stack.ts'
import { clockArguments, fromFilter } from './seek.ts'
import type { VideoSource } from './source.ts'

/** Added to every time stamp in between, because transport streams have no negative times. */
export const CLOCK_OFFSET_SECONDS = 10

/** Frames queued for the encoder, to keep it busy while the next stretch is examined. */
const AHEAD_FRAMES = 8

/** A patch slightly precedes its frame, so that rounding can't make the overlay use the previous one. */
const HEAD_START_SECONDS = 0.00001

export interface SegmentRequest {
  source: VideoSource
  patches: readonly Rect[]
  /** Time stamps of this segment's frames only. */
  times: Float64Array
  /** Whether it starts with the video's first frame. */
  isFirst: boolean
  file: string
  signal: AbortSignal
  /** Whether no decoder runs alongside. */
  isAlone: boolean
}

export interface SegmentWriter {
  /** Overlays the patches on the next frame; waits while the encoder is behind. */
  write(samples: Samples): Promise<void>
  finish(): Promise<void>
}

/** Overlays patches on the frames of one stretch of the video and encodes it. */
export function writeSegment(request: SegmentRequest): SegmentWriter {
  const { source, times, signal, file } = request
  const stack = stackPatches(request.patches)
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      {
        file: source.file,
        options: ['-threads', '2', ...clockArguments(source, firstTime(request))],
      },
      { raw: 'matroska', options: [] },
    ],
    output: [
      ...['-filter_complex', overlayFilter(request), '-map', '[out]'],
      ...['-frames:v', String(times.length), '-fps_mode', 'passthrough'],
      ...[...encoderArguments(source, request.isAlone), '-muxdelay', '0', '-muxpreload', '0'],
      ...['-avoid_negative_ts', 'disabled', '-f', 'mpegts', file],
    ],
    signal,
    timeLimitMs: WORK_TIME_LIMIT_MS,
  })
  stdout.resume()
  const ended = done.then(() => true)
  ended.catch(() => {})
  const underway: Promise<unknown>[] = []
  const send = async (bytes: Uint8Array) => {
    const taken = new Promise((resolve) => stdin.write(bytes, resolve))
    const handedOver = Promise.race([taken, ended])
    // If the encoder fails, only the first of several pending frames is awaited.
    handedOver.catch(() => {})
    underway.push(handedOver)
    if (underway.length > AHEAD_FRAMES) await underway.shift()
  }
  stdin.write(matroskaHead(stack, source.pixelFormat === 'yuv420p10le' ? 16 : 8))
  let next = 0
  return {
    async write(samples) {
      const seconds = times[next++]! + clockOffset(source) - HEAD_START_SECONDS
      stdin.write(matroskaFrameHead(seconds, samples))
      await send(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
    },
    async finish() {
      stdin.end()
      await ended
    },
  }
}

const clockOffset = ({ clockShiftSeconds }: VideoSource) => CLOCK_OFFSET_SECONDS + clockShiftSeconds

const firstTime = ({ isFirst, times }: SegmentRequest) => (isFirst ? undefined : times[0]!)

function overlayFilter(request: SegmentRequest): string {
  const { source, patches } = request
  const names = patches.map((_, index) => `[p${index}]`)
  // Microseconds first: in a source's time base, such as 1001/30000, the shift would be rounded.
  const clock = `settb=1/1000000,setpts=PTS+${Math.round(clockOffset(source) * 1e6)}`
  const parts = [`[0:V:0]${fromFilter(firstTime(request))},${clock},${source.intake}[v0]`]
  parts.push(`[1:v]split=${patches.length}${names.join('')}`)
  let top = 0
  for (const [index, { x, y, w, h }] of patches.entries()) {
    parts.push(`[p${index}]crop=${w}:${h}:0:${top}[q${index}]`)
    const to = index === patches.length - 1 ? 'out' : `v${index + 1}`
    parts.push(
      `[v${index}][q${index}]overlay=${x}:${y}:format=${source.overlayFormat}:eval=init[${to}]`,
    )
    top += h + (h & 1)
  }
  return parts.join(';')
}
