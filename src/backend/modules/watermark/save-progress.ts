import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { WorkProgress } from '../../media/watermark/work-process.ts'
import { isRunning } from '../../runs/attempts.ts'
import { removalWorks } from './tables.ts'

/** The engine's progress as the row stores it. */
export type ShownProgress = Pick<WorkProgress, 'stage' | 'etaSeconds'> & { progress: number }

/** Saves a work item's progress. Returns whether it's still running. */
export async function saveProgress(
  { db }: Pick<Context, 'db'>,
  workId: string,
  { progress, stage, etaSeconds }: ShownProgress,
): Promise<boolean> {
  const running = await db
    .update(removalWorks)
    // After a crash the video is analyzed again; the progress shown must not go backward.
    .set({ progress: sql`greatest(${removalWorks.progress}, ${progress})`, stage, etaSeconds })
    .where(isRunning(removalWorks, workId))
    .returning({ id: removalWorks.id })
  return running.length > 0
}
