import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { GenerationProgress } from '../../generation/provider.ts'
import { tasks } from './tables.ts'
import { announce } from './task-events.ts'
import type { TaskRow } from './task-row.ts'

const INTERVAL_MS = 250

export interface ProgressWriter {
  /** Remembers the latest; what came between two writes was never worth showing. */
  report(progress: GenerationProgress): void
  /** Waits for a write under way and starts none any more. */
  stop(): Promise<void>
}

const sameToTheEye = (a: GenerationProgress | null, b: GenerationProgress): boolean =>
  a !== null && a.stage === b.stage && Math.round(a.progress * 100) === Math.round(b.progress * 100)

/**
 * Writes a running task's progress, a few times a second at most and only when people would see a
 * difference.
 * @param onGone called when the task does not run any more
 */
export function createProgressWriter(
  context: Context,
  task: TaskRow,
  onGone: () => void,
): ProgressWriter {
  let latest: GenerationProgress | null = null
  let written: GenerationProgress | null = null
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null
  let lastWriteAt = 0
  let isStopped = false

  const schedule = () => {
    if (isStopped || timer || writing || !latest || sameToTheEye(written, latest)) return
    const waitMs = Math.max(0, lastWriteAt + INTERVAL_MS - Date.now())
    timer = setTimeout(() => {
      timer = undefined
      if (latest) writing = write(latest)
    }, waitMs)
  }

  const write = async (progress: GenerationProgress) => {
    lastWriteAt = Date.now()
    try {
      if (await saveProgress(context, task, progress)) written = progress
      else onGone()
    } catch (error) {
      context.log.warn({ err: error, taskId: task.id }, 'progress not written')
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

/** Answers whether the task still runs. */
const saveProgress = (
  context: Context,
  { id, userId }: TaskRow,
  { progress, stage, etaSeconds }: GenerationProgress,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const running = await tx
      .update(tasks)
      .set({ progress, stage, etaSeconds })
      .where(and(eq(tasks.id, id), eq(tasks.status, 'RUNNING')))
      .returning({ id: tasks.id })
    if (running.length > 0) await announce(context, tx, { id, userId }, 'progress')
    return running.length > 0
  })
