import { Worker } from 'node:worker_threads'
import { watermarkLearnerEntry } from '../../../paths.ts'
import type { Place } from './place.ts'
import type { FadedMark, StillMark } from './still-spans.ts'

/** Learns marks on another core, while this one does everything else. */
export interface Learner {
  /** A half-transparent mark that provably stays. */
  laidOver(place: Place): Promise<StillMark | null>
  /** A half-transparent mark that fades. */
  faded(place: Place): Promise<FadedMark | null>
  /** The mark that stays in the place, whatever its material. */
  still(place: Place): Promise<StillMark>
  /** Whether a question would be started right away. */
  isFree(): boolean
  close(): Promise<unknown>
}

/** The thread's answer to each kind of question. */
interface Answers {
  laidOver: StillMark | null
  faded: FadedMark | null
  still: StillMark
}

/** A request to the thread. */
export interface Question {
  about: keyof Answers
  place: Place
}

/** Whoever waits for an answer. */
interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** An idle thread would keep its memory; usually the next question follows immediately. */
const IDLE_MS = 50

/** A small young generation: the process never gives it back. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** One thread for all of a video's places, in order of the requests; starts immediately. */
export function learner(): Learner {
  let asked: Waiting[] = []
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    const started = new Worker(watermarkLearnerEntry, { resourceLimits })
    started.on('message', (mark: unknown) => {
      asked.shift()?.resolve(mark)
      if (asked.length === 0) idle = setTimeout(stop, IDLE_MS)
    })
    started.on('error', (error) => {
      for (const { reject } of asked) reject(error)
      asked = []
      thread = undefined
    })
    return started
  }
  let thread: Worker | undefined = start()
  /** The thread exits on its own: terminated while it loads or computes, it could take the process down with it. */
  const stop = async () => {
    clearTimeout(idle)
    const leaving = thread
    thread = undefined
    if (!leaving) return
    const gone = new Promise((resolve) => leaving.once('exit', resolve))
    leaving.postMessage(null)
    await gone
  }
  const ask = <About extends keyof Answers>(
    about: About,
    place: Place,
  ): Promise<Answers[About]> => {
    clearTimeout(idle)
    thread ??= start()
    const question: Question = { about, place }
    thread.postMessage(question)
    const answer = Promise.withResolvers<Answers[About]>()
    asked.push(answer)
    return answer.promise
  }
  return {
    laidOver: (place) => ask('laidOver', place),
    faded: (place) => ask('faded', place),
    still: (place) => ask('still', place),
    isFree: () => asked.length === 0,
    close: stop,
  }
}
