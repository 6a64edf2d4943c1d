import type { Logger } from 'pino'

const INTERVAL_MS = 250

/** A run's progress as people see it. */
export interface RunProgress {
  stage: string
  /** 0 to 1. */
  progress: number
}

export interface ProgressWriter<Progress> {
  /** Remembers the latest value; what comes between two writes isn't worth showing. */
  report(progress: Progress): void
  /** Waits for a write in progress and starts no more. */
  stop(): Promise<void>
}

interface Writing<Progress> {
  /** Resolves to whether the run is still running. */
  save: (progress: Progress) => Promise<boolean>
  /** Called once it isn't; nothing is written from then on. */
  onGone: () => void
  log: Pick<Logger, 'warn'>
}

const sameToTheEye = (a: RunProgress, b: RunProgress): boolean =>
  a.stage === b.stage && Math.round(a.progress * 100) === Math.round(b.progress * 100)

/**
 * Writes a run's progress at most a few times a second, never twice at once, and only if people
 * would see a difference.
 */
export function createProgressWriter<Progress extends RunProgress>({
  save,
  onGone,
  log,
}: Writing<Progress>): ProgressWriter<Progress> {
  let latest: Progress | null = null
  let written: Progress | null = null
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null
  // A monotonic clock: one that's set back would silence it for that long.
  let lastWriteAt = Number.NEGATIVE_INFINITY
  let isStopped = false

  const schedule = () => {
    if (isStopped || timer || writing || !latest) return
    if (written && sameToTheEye(written, latest)) return
    const waitMs = Math.max(0, lastWriteAt + INTERVAL_MS - performance.now())
    timer = setTimeout(() => {
      timer = undefined
      if (latest) writing = write(latest)
    }, waitMs)
  }

  const write = async (progress: Progress) => {
    lastWriteAt = performance.now()
    try {
      if (await save(progress)) written = progress
      else {
        isStopped = true
        onGone()
      }
    } catch (error) {
      log.warn({ err: error }, 'progress not written')
    } finally {
      writing = null
      schedule()
    }
  }

  return {
    report(progress) {
      latest = progress
      schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await writing
    },
  }
}
