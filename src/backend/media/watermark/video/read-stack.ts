import { FfmpegError, startFfmpeg } from '../../ffmpeg.ts'
import type { Rect } from '../geometry.ts'
import { type Samples, type Stack, stackPatches } from '../picture/layout.ts'
import { WatermarkRefusal } from '../refusal.ts'
import { clockArguments, fromFilter } from './seek.ts'
import type { VideoSource } from './source.ts'

export const WORK_TIME_LIMIT_MS = 6 * 3_600_000

/** Every nth frame between two times on the file's own clock. */
export interface Picking {
  every: number
  from?: number
  to?: number
}

export interface StackRequest {
  source: VideoSource
  patches: readonly Rect[]
  /** Start in seconds on the file's own clock; the very beginning by default. */
  fromSeconds?: number | undefined
  /** Next to an encoder, one thread keeps ahead and takes less memory. */
  threads: 1 | 2
  /** Only every nth frame, from the whole video or from stretches of it. */
  pick?: readonly Picking[]
  /** File for the time stamps of the picked frames. */
  pickedFile?: string
  /** File for the time stamps of all frames of the video. */
  timesFile?: string
  signal?: AbortSignal
}

/** Decodes every frame's patches, stacked vertically; nothing else crosses the pipe. */
export async function* readStack(request: StackRequest): AsyncGenerator<Samples> {
  const { source, fromSeconds, threads, signal } = request
  const options = ['-threads', String(threads), ...clockArguments(source, fromSeconds)]
  const stack = stackPatches(request.patches)
  const isDeep = source.pixelFormat === 'yuv420p10le'
  const { stdin, stdout, done } = startFfmpeg({
    inputs: [{ file: source.file, options }],
    output: [
      ...['-filter_complex', stackFilter(request, stack), '-map', '[out]'],
      ...['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', source.pixelFormat, 'pipe:1'],
    ],
    signal,
    timeLimitMs: WORK_TIME_LIMIT_MS,
  })
  stdin.end()
  let hasPictures = false
  for await (const picture of pictures(stdout, stack.sampleCount, isDeep)) {
    hasPictures = true
    yield picture
  }
  await done.catch((error) => {
    if (hasPictures || !(error instanceof FfmpegError) || error.reason !== 'failed') throw error
    // A download interrupted before its first picture.
    throw new WatermarkRefusal('not_a_video', 'The video holds no frames.')
  })
}

function stackFilter(request: StackRequest, stack: Stack): string {
  const { patches, pick, timesFile, pickedFile, fromSeconds } = request
  const first = [`[0:V:0]${fromFilter(fromSeconds)}`]
  if (timesFile) first.push('settb=1/1000000', printTimes('seen', timesFile))
  if (pick) first.push(`select=${pick.map(pickExpression).join('+')}`)
  if (pickedFile) first.push(printTimes('picked', pickedFile))
  const { intake, thinning } = request.source
  first.push(intake)
  const crop = ({ x, y, w, h }: Rect) =>
    `crop=${w}:${h}:${x}:${y}${thinning && `,${thinning}`},pad=${stack.width}:${h + (h & 1)}:0:0`
  const [only] = patches
  if (patches.length === 1 && only) return `${first.join(',')},${crop(only)}[out]`
  const names = patches.map((_, index) => `[p${index}]`)
  const cut = patches.map((patch, index) => `[p${index}]${crop(patch)}[q${index}]`)
  const joined = `${names.join('').replaceAll('p', 'q')}vstack=inputs=${patches.length}[out]`
  return [`${first.join(',')},split=${patches.length}${names.join('')}`, ...cut, joined].join(';')
}

function printTimes(key: string, file: string): string {
  const escaped = file.replace(/[\\':,;[\]]/g, '\\$&')
  return `metadata=mode=add:key=${key}:value=1,metadata=mode=print:key=${key}:file=${escaped}`
}

const pickExpression = ({ every, from, to }: Picking): string =>
  [
    `not(mod(n\\,${every}))`,
    ...(from === undefined ? [] : [`gte(t\\,${from.toFixed(6)})`]),
    ...(to === undefined ? [] : [`lt(t\\,${to.toFixed(6)})`]),
  ].join('*')

/** Whether the filter picks a frame with this number and time. */
export const isPicked = ({ every, from, to }: Picking, n: number, time: number): boolean =>
  n % every === 0 &&
  (from === undefined || time >= Number(from.toFixed(6))) &&
  (to === undefined || time < Number(to.toFixed(6)))

/** Cuts a byte stream into pictures, each in its own memory that threads can share. */
async function* pictures(
  stream: AsyncIterable<Buffer>,
  sampleCount: number,
  isDeep: boolean,
): AsyncGenerator<Samples> {
  const size = sampleCount * (isDeep ? 2 : 1)
  let picture = new Uint8Array(new SharedArrayBuffer(size))
  let held = 0
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.length; ) {
      const taken = Math.min(size - held, chunk.length - from)
      picture.set(chunk.subarray(from, from + taken), held)
      held += taken
      from += taken
      if (held < size) continue
      yield isDeep ? new Uint16Array(picture.buffer) : picture
      picture = new Uint8Array(new SharedArrayBuffer(size))
      held = 0
    }
  }
}
