import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Rect } from './geometry.ts'
import { noteGuesses } from './guesses.ts'
import type { Samples } from './picture/layout.ts'
import { stackPatches } from './picture/layout.ts'
import type { PatchRestorer, Window } from './restore/restorer.ts'
import { type EncoderQueue, encoderQueue } from './video/encoder-queue.ts'
import { readAhead } from './video/read-ahead.ts'
import { readStack } from './video/read-stack.ts'
import type { VideoSource } from './video/source.ts'

/** Frames per segment: the most a crash can cost, and the most held in memory at once. */
const SEGMENT_FRAMES = 400
/** Less if a decoder runs alongside the whole time. */
const MEMORY_BYTES = { held: 100 * 1_048_576, decoded: 80 * 1_048_576 }
/** Memory for frames decoded while others are repaired. */
const AHEAD_BYTES = 12 * 1_048_576

export interface RenderRequest {
  source: VideoSource
  patches: readonly Rect[]
  restorers: readonly PatchRestorer[]
  times: Float64Array
  /** All pictures, if they are already in memory. */
  all: readonly Samples[] | null
  /** First frame to repair and the one after the last; all frames by default. */
  range?: readonly [number, number]
  /** Most frames per segment. */
  segmentFrames?: number | undefined
  /** Folder of the finished segments; an earlier attempt's are kept. */
  folder: string
  signal: AbortSignal
  onFrame: (done: number) => void
}

/** Repairs every frame, segment by segment; returns the segment files in order. */
export async function renderSegments(request: RenderRequest): Promise<string[]> {
  const { source, patches, restorers, times, folder, signal } = request
  const reach = Math.max(...restorers.map((restorer) => restorer.reach))
  const frameBytes = stackPatches(patches).sampleCount * (source.scale < 1 ? 2 : 1)
  const memory = request.all ? MEMORY_BYTES.held : MEMORY_BYTES.decoded
  const { segmentFrames = SEGMENT_FRAMES } = request
  const length = segmentLength(segmentFrames, Math.floor(memory / frameBytes) - 2 * reach)
  const [begin, stop] = request.range ?? [0, times.length]
  const count = Math.ceil((stop - begin) / length)
  const starts = Array.from({ length: count }, (_, k) => begin + k * length)
  const fileOf = (start: number) => join(folder, `segment-${String(start).padStart(8, '0')}.ts`)
  const isDone = await Promise.all(starts.map((start) => exists(fileOf(start))))
  const resumeAt = starts[isDone.indexOf(false)]!
  if (resumeAt === undefined) return starts.map(fileOf)
  const firstNeeded = Math.max(0, resumeAt - reach)
  const sliding = slidingWindow(framesFrom(request, firstNeeded, frameBytes), firstNeeded)
  const queue = encoderQueue({ source, patches, frameBytes, signal, isAlone: request.all !== null })
  try {
    for (const start of starts.filter((at) => at >= resumeAt)) {
      const end = Math.min(stop, start + length)
      await sliding.hold(Math.max(0, start - reach), Math.min(times.length, end + reach))
      await renderSegment(request, sliding.window, start, end, queue, fileOf(start))
    }
    await queue.finish()
  } finally {
    queue.close()
    await sliding.close()
  }
  return starts.map(fileOf)
}

/** The pictures from a frame on: from memory, or decoded slightly ahead. */
function framesFrom(
  { source, patches, times, all, signal }: RenderRequest,
  first: number,
  frameBytes: number,
): AsyncGenerator<Samples> {
  if (all) return held(all.slice(first))
  const fromSeconds = first > 0 ? times[first]! : undefined
  const frames = readStack({ source, patches, signal, fromSeconds, threads: 1 })
  return readAhead(frames, Math.max(1, Math.floor(AHEAD_BYTES / frameBytes)))
}

async function* held(frames: readonly Samples[]): AsyncGenerator<Samples> {
  yield* frames
}

const segmentLength = (wanted: number, held: number): number => Math.max(24, Math.min(wanted, held))

async function renderSegment(
  request: RenderRequest,
  window: Window,
  start: number,
  end: number,
  queue: EncoderQueue,
  file: string,
): Promise<void> {
  const { restorers, times, signal, onFrame } = request
  const patches: number[][] = restorers.map(() => [])
  // The encoder starts up while the stretch is examined.
  queue.begin({ times: times.subarray(start, end), isFirst: start === 0, file })
  for (const restorer of restorers) await restorer.look?.(window)
  for (const restorer of restorers) await restorer.open?.(window, start, end)
  for (const restorer of restorers) restorer.learn?.()
  for (let index = start; index < end; index++) {
    signal.throwIfAborted()
    const out = window.frames[index - window.first]!.slice()
    for (const [n, restorer] of restorers.entries())
      if (restorer.restore(window, index, out)) patches[n]!.push(index)
    await queue.write(out, () => onFrame(index + 1))
    // Gives the decoder, the encoder, signals and listeners their turn.
    await setImmediate()
  }
  await noteGuesses(file, { patches })
  queue.end()
}

/**
 * The frames of the stream needed right now; earlier ones are released. The window object is reused throughout, so that
 * holding a reference to it keeps no earlier frames in memory.
 */
function slidingWindow(stream: AsyncGenerator<Samples>, begins: number) {
  const frames: Samples[] = []
  const window = { first: begins, frames }
  return {
    window,
    /** Doesn't wait for frames after the last wanted one. */
    close: () => stream.return(undefined),
    async hold(from: number, to: number): Promise<void> {
      window.frames.splice(0, Math.max(0, from - window.first))
      window.first = Math.max(window.first, from)
      while (window.first + window.frames.length < to) {
        const next = await stream.next()
        if (next.done) throw new Error('the video ended before its last frame')
        window.frames.push(next.value)
      }
    },
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
