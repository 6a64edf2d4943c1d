import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { WorkProgress } from '../../media/watermark/work-process.ts'
import { isRunning } from '../../runs/attempts.ts'
import { removalWorks } from './tables.ts'

/** What the engine tells, as the row keeps it. */
export type ShownProgress = Pick<WorkProgress, 'stage' | 'etaSeconds'> & { progress: number }

/** Writes how far a work is. Returns whether it still runs. */
export async function saveProgress(
  { db }: Pick<Context, 'db'>,
  workId: string,
  { progress, stage, etaSeconds }: ShownProgress,
): Promise<boolean> {
  const running = await db
    .update(removalWorks)
    // After a crash the video is looked through once more; what was reached is not lost by that.
    .set({ progress: sql`greatest(${removalWorks.progress}, ${progress})`, stage, etaSeconds })
    .where(isRunning(removalWorks, workId))
    .returning({ id: removalWorks.id })
  return running.length > 0
}
