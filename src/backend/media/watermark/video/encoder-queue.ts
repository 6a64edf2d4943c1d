import { rename } from 'node:fs/promises'
import type { Samples } from '../picture/layout.ts'
import { type SegmentRequest, type SegmentWriter, writeSegment } from './write-segments.ts'

/**
 * Repaired frames that wait for the encoder: it has work while the next stretch is learnt. Fewer where
 * a decoder needs memory too.
 */
const WAITING_BYTES = { alone: 24 * 1_048_576, beside: 12 * 1_048_576 }

type Segment = Pick<SegmentRequest, 'times' | 'isFirst' | 'file'>

/** Encodes one segment after the other, while the frames of the next are made already. */
export interface EncoderQueue {
  begin(segment: Segment): void
  /** Hands over the next frame; waits while too many do. Calls back when the encoder has it. */
  write(samples: Samples, onTaken: () => void): Promise<void>
  /** No more frames in this segment. */
  end(): void
  /** Waits until all is encoded and in its file. */
  finish(): Promise<void>
  /** Ends an encoder that still runs. */
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
  /** Only one encoder at a time: two would hold twice the memory. */
  const next = (step: () => void | Promise<void>) => {
    last = last.then(step)
    // A failure is thrown to whoever writes or waits for the end; until then nobody waits for it.
    last.catch(() => {})
    return last
  }
  return {
    begin(segment) {
      next(() => {
        file = segment.file
        // A process that was killed may have left an encoder behind that still writes its own.
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
