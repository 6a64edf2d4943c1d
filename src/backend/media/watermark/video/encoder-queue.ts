import { rename } from 'node:fs/promises'
import type { Samples } from '../picture/layout.ts'
import { type SegmentRequest, type SegmentWriter, writeSegment } from './write-segments.ts'

/**
 * Repaired frames waiting for the encoder, to keep it busy while the next stretch is learned. Fewer if a decoder needs
 * memory too.
 */
const WAITING_BYTES = { alone: 24 * 1_048_576, beside: 12 * 1_048_576 }

type Segment = Pick<SegmentRequest, 'times' | 'isFirst' | 'file'>

/** Encodes segments one after another, while the next one's frames are already being made. */
export interface EncoderQueue {
  begin(segment: Segment): void
  /** Hands over the next frame, waiting if the queue is full. Calls back once the encoder has it. */
  write(samples: Samples, onTaken: () => void): Promise<void>
  /** Ends the current segment. */
  end(): void
  /** Waits until everything is encoded and written. */
  finish(): Promise<void>
  /** Stops a running encoder. */
  close(): void
}

export function encoderQueue({
  frameBytes,
  signal,
  ...common
}: Pick<SegmentRequest, 'source' | 'patches' | 'signal' | 'isAlone'> & {
  frameBytes: number
}): EncoderQueue {
  const closed = new AbortController()
  const request = { ...common, signal: AbortSignal.any([signal, closed.signal]) }
  const bytes = common.isAlone ? WAITING_BYTES.alone : WAITING_BYTES.beside
  const most = Math.max(1, Math.floor(bytes / frameBytes))
  const waiting: Promise<void>[] = []
  let writer: SegmentWriter | undefined
  let file = ''
  let last = Promise.resolve()
  /** One encoder at a time: two would take twice the memory. */
  const next = (step: () => void | Promise<void>) => {
    last = last.then(step)
    // A failure is thrown to whoever writes or waits for the end; until then it must not count as unhandled.
    last.catch(() => {})
    return last
  }
  return {
    begin(segment) {
      next(() => {
        file = segment.file
        // A partial name with our process id: an encoder left behind by a killed process may still write to its own.
        writer = writeSegment({ ...request, ...segment, file: partOf(file) })
      })
    },
    async write(samples, onTaken) {
      const taken = next(async () => {
        await writer?.write(samples)
        onTaken()
      })
      waiting.push(taken)
      if (waiting.length > most) await waiting.shift()
    },
    end() {
      next(async () => {
        await writer?.finish()
        await rename(partOf(file), file)
      })
    },
    finish: () => last,
    close: () => closed.abort(),
  }
}

const partOf = (file: string): string => `${file}.part-${process.pid}`
