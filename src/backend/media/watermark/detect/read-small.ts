import { startFfmpeg } from '../../ffmpeg.ts'
import { clockArguments } from '../video/seek.ts'
import type { VideoSource } from '../video/source.ts'
import { frameStep, smallSize, type Window } from './windows.ts'

const TIME_LIMIT_MS = 600_000
/** Tolerance of the clock. */
const TOLERANCE_SECONDS = 0.0005

/**
 * The luma of every frame in a window, reduced. Sixteen bits per sample: the mean over a few pixels is finer than the
 * video's own steps, and a mark's calm shows in those fractions.
 */
export async function* readSmall(
  source: VideoSource,
  { fromSeconds, seconds }: Window,
  signal: AbortSignal,
): AsyncGenerator<Uint16Array> {
  const { width, height } = smallSize(source.stored)
  const isStart = fromSeconds <= source.startSeconds
  const [first, last] = [fromSeconds - TOLERANCE_SECONDS, fromSeconds + seconds]
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [
      { file: source.file, options: clockArguments(source, isStart ? undefined : fromSeconds) },
    ],
    output: [
      ...['-map', '0:V:0', '-an', '-sn', '-fps_mode', 'passthrough'],
      '-vf',
      [
        ...(isStart ? [] : [`select=gte(t\\,${first.toFixed(6)})`]),
        `trim=end=${last.toFixed(6)}`,
        `select=not(mod(n\\,${frameStep(source)}))`,
        `scale=${width}:${height}:flags=area`,
        'format=gray16le',
      ].join(','),
      ...['-f', 'rawvideo', 'pipe:1'],
    ],
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  stdin.end()
  const picture = new Uint8Array(width * height * 2)
  let held = 0
  const chunks: AsyncIterable<Buffer> = stdout
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const taken = Math.min(picture.length - held, chunk.length - from)
      picture.set(chunk.subarray(from, from + taken), held)
      held += taken
      from += taken
      if (held < picture.length) continue
      yield new Uint16Array(picture.buffer)
      held = 0
    }
  }
  await done
}
