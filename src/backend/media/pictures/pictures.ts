import { AppError } from '../../../contract/app-error.ts'
import { picturesEntry } from '../../paths.ts'
import { createAskedProcess, NoAnswer, type ProcessEnd } from '../../system/asked-process.ts'
import { withMemoryOf } from '../../system/with-memory-of.ts'
import { type Picture, PictureAnswer, type PictureQuestion } from './question.ts'
import type { ReducedFormat, ReducedPicture } from './reduce-picture.ts'
import type { ShrunkPicture } from './shrink-picture.ts'

/** Decodes uploaded pictures where they can do no harm. */
export interface Pictures {
  /**
   * Measures a picture, checks that it is complete and makes its thumbnails.
   * @throws AppError('media_unreadable' | 'media_too_large') if the picture is to blame; any other
   *   error is ours, and the picture may be tried again
   */
  shrink(picture: Picture): Promise<ShrunkPicture>
  /** Makes one small copy of a picture; throws like `shrink`. */
  reduce(picture: Picture, longEdge: number, as?: ReducedFormat): Promise<ReducedPicture>
  /** Starts a process ahead of a picture. */
  prepare(): void
  close(): void
}

interface PictureLimits {
  entry?: string
  /** Limit of writable memory, of which Node.js reserves 600 MB and leaves most unused. */
  memoryBytes?: number
  idleMs?: number
}

const MEMORY_BYTES = 1_600 * 1_048_576
/** Processor time ends it much earlier; this is for a process that hangs without using any. */
const LIMITS = { idleMs: 60_000, timeLimitMs: 180_000, waitingMax: 1_000 }
/** While one decodes a deliberately slow picture, other people's don't wait for it. */
const PROCESSES = 2

/** One gray pixel. */
const TRIAL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Decodes in separate processes with limited memory and time, kept warm for a minute. A picture that kills its process
 * is rejected, unless the process also fails on a known good picture.
 */
export function openPictures({
  entry = picturesEntry,
  memoryBytes = MEMORY_BYTES,
  ...limits
}: PictureLimits = {}): Pictures {
  const launcher = withMemoryOf(memoryBytes)
  const desks = Array.from({ length: PROCESSES }, () => ({
    waiting: 0,
    process: createAskedProcess({ entry, launcher, ...LIMITS, ...limits }),
  }))

  const ask = async (question: PictureQuestion): Promise<PictureAnswer> => {
    const desk = desks.reduce((one, other) => (other.waiting < one.waiting ? other : one))
    desk.waiting += 1
    try {
      return PictureAnswer.parse(await desk.process.ask(question))
    } finally {
      desk.waiting -= 1
    }
  }

  /**
   * Retries once, since an earlier picture may have damaged the process; then proves with the trial picture that the
   * process is fine.
   */
  const askAgain = async (question: PictureQuestion, error: unknown): Promise<PictureAnswer> => {
    const signal = endOf(error)?.signal
    if (signal !== 'SIGXCPU') {
      if (!isOwnEnd(error)) throw error
      const second = await ask(question).catch((again: unknown) => again)
      if (!(second instanceof Error)) return PictureAnswer.parse(second)
      if (!isOwnEnd(second)) throw second
    }
    await ask({ kind: 'shrink', picture: TRIAL })
    return { refused: { code: 'media_unreadable', details: { reason: 'picture' } } }
  }

  const answerTo = async (question: PictureQuestion) => {
    const answer = await ask(question).catch((error: unknown) => askAgain(question, error))
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.details)
    return answer
  }

  return {
    async shrink(picture) {
      const answer = await answerTo({ kind: 'shrink', picture })
      if ('shrunk' in answer) return answer.shrunk
      throw new Error('The answer is to another question.')
    },
    async reduce(picture, longEdge, as = 'png') {
      const answer = await answerTo({ kind: 'reduce', picture, longEdge, as })
      if ('reduced' in answer) return answer.reduced
      throw new Error('The answer is to another question.')
    },
    prepare: () => desks[0]?.process.prepare(),
    close() {
      for (const desk of desks) desk.process.close()
    },
  }
}

const endOf = (error: unknown): ProcessEnd | null => (error instanceof NoAnswer ? error.end : null)

/** Signals sent from outside: by the system when memory is short, or by whoever stops the product. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

const isOwnEnd = (error: unknown): boolean => {
  const end = endOf(error)
  return end !== null && !FROM_OUTSIDE.includes(end.signal)
}
