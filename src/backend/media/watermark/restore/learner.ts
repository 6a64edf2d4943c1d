import { Worker } from 'node:worker_threads'
import { watermarkLearnerEntry } from '../../../paths.ts'
import type { Place } from './place.ts'
import type { FadedMark, StillMark } from './still-spans.ts'

/** Learns marks on another core, while this one looks at everything else. */
export interface Learner {
  /** A mark that lets through what is behind it and provably stays. */
  laidOver(place: Place): Promise<StillMark | null>
  /** A mark that lets through what is behind it and fades. */
  faded(place: Place): Promise<FadedMark | null>
  /** The mark that stays in the place, whatever it is made of. */
  still(place: Place): Promise<StillMark>
  /** Whether it would begin at once. */
  isFree(): boolean
  close(): Promise<unknown>
}

/** What the thread says to each kind of question. */
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

/** Who hears of an answer. */
interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** An idle thread would keep its memory; the next question mostly follows at once. */
const IDLE_MS = 50

/** Little room for what is soon forgotten: the process keeps it for good. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** One thread for all places of a video, in the order of the requests; it starts at once. */
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
  /** It goes by itself: a thread that is torn down while it loads or computes may take the process along. */
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
