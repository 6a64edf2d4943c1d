import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { WorkProgress } from '../../media/watermark/work-process.ts'
import { removalWorks } from './tables.ts'

export interface ProgressWriter {
  report(progress: WorkProgress): void
  /** Waits for a write under way and starts none any more. */
  stop(): Promise<void>
}

/**
 * Writes how far a work is; of what is told while a write is under way only the latest counts.
 * @param onGone called when the work does not run any more
 */
export function createProgressWriter(
  { db, log }: Pick<Context, 'db' | 'log'>,
  workId: string,
  onGone: () => void,
): ProgressWriter {
  let latest: WorkProgress | null = null
  let writing: Promise<void> | null = null
  let isStopped = false

  const write = async ({ share, stage, etaSeconds }: WorkProgress) => {
    const running = await db
      .update(removalWorks)
      // After a crash the video is looked through once more; what was reached is not lost by that.
      .set({ progress: sql`greatest(${removalWorks.progress}, ${share})`, stage, etaSeconds })
      .where(and(eq(removalWorks.id, workId), eq(removalWorks.status, 'RUNNING')))
      .returning({ id: removalWorks.id })
    if (running.length === 0) onGone()
  }
  const writeAll = async () => {
    while (latest && !isStopped) {
      const progress = latest
      latest = null
      await write(progress).catch((error) =>
        log.warn({ err: error, workId }, 'progress not written'),
      )
    }
    writing = null
  }

  return {
    report(progress) {
      latest = progress
      writing ??= writeAll()
    },
    async stop() {
      isStopped = true
      await writing
    },
  }
}
