import { AppError } from '../../../contract/app-error.ts'
import { picturesEntry } from '../../paths.ts'
import { createAskedProcess, NoAnswer, type ProcessEnd } from '../../system/asked-process.ts'
import { withMemoryOf } from '../../system/with-memory-of.ts'
import { type Picture, PictureAnswer, type PictureQuestion } from './question.ts'
import type { ReducedFormat, ReducedPicture } from './reduce-picture.ts'
import type { ShrunkPicture } from './shrink-picture.ts'

/** Pictures that people have sent, decoded where they can harm nobody. */
export interface Pictures {
  /**
   * Measures a picture, checks that it is whole and makes its small ones.
   * @throws AppError('media_unreadable' | 'media_too_large') when the picture is to blame; any other
   *   error is ours, and the picture may be tried again
   */
  shrink(picture: Picture): Promise<ShrunkPicture>
  /** Makes one small picture of another; refuses as `shrink` does. */
  reduce(picture: Picture, longEdge: number, as?: ReducedFormat): Promise<ReducedPicture>
  /** Wakes a process for a picture that will soon be there. */
  prepare(): void
  close(): void
}

interface PictureLimits {
  entry?: string
  /** What it may write to, of which Node.js takes 600 MB for itself and leaves most unused. */
  memoryBytes?: number
  idleMs?: number
}

const MEMORY_BYTES = 1_600 * 1_048_576
/** Processor time ends it much earlier; this is for one that is stuck without using any. */
const LIMITS = { idleMs: 60_000, timeLimitMs: 180_000, waitingMax: 1_000 }
/** While one works on a picture that is meant to take long, the others' do not wait for it. */
const PROCESSES = 2

/** One grey pixel. */
const TRIAL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Decodes in processes of their own with little memory and time, kept warm for a minute. What ends such
 * a process is refused, unless the process does not do better with a picture that is certainly good.
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

  /** Once more, since another picture may have left the process ill; then the proof that it is well. */
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

/** These are sent from outside: by the system when memory is short, by whoever stops the product. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

const isOwnEnd = (error: unknown): boolean => {
  const end = endOf(error)
  return end !== null && !FROM_OUTSIDE.includes(end.signal)
}
