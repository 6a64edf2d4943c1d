import { eq } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { WorkProcessDied } from '../../media/watermark/work-process.ts'
import { cleanUpAfter } from '../../runs/clean-up.ts'
import { isNoSpace } from '../../storage/free-space.ts'
import type { WorkTrouble } from './settle-work.ts'
import { dropResults } from './store-results.ts'
import { removalWorks } from './tables.ts'
import { deleteWorkFolder } from './work-folder.ts'

/** After this many failures without a known reason, the failure counts as permanent; crashes don't count. */
export const FAILURES_MAX = 2

/**
 * Why the work failed; null if another attempt may help: a killed process resumes from its segments, and
 * an unforeseen failure may have been a brief outage of the storage or the database.
 */
export function judge({ failures }: { failures: number }, error: unknown): WorkTrouble | null {
  if (error instanceof WorkProcessDied || isDatabaseAway(error)) return null
  if (isNoSpace(error)) return { code: 'storage_full' }
  if (isAppError(error))
    return { code: error.code === 'upload_missing' ? 'upload_missing' : 'removal_failed' }
  return failures + 1 < FAILURES_MAX ? null : { code: 'removal_failed' }
}

/** Cleans up after finished work: its process, its folder and, unless it succeeded, its stored results. */
export const cleanUp = (context: Context, workId: string): Promise<void> =>
  cleanUpAfter({
    async find() {
      const [work] = await context.db
        .select({ status: removalWorks.status })
        .from(removalWorks)
        .where(eq(removalWorks.id, workId))
      return work ?? null
    },
    drop: () => dropResults(context, workId),
    deleteFolder: () => deleteWorkFolder(context.env, workId),
  })
