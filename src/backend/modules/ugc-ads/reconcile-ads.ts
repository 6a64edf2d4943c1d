import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { advanceAdJob } from './advance-ad.job.ts'
import { enqueueLook, runsLookedAt } from './run-of-ad.ts'
import { ugcAds } from './tables.ts'

/** Schedules a check for every running ad that has none, for whatever reason. */
export async function reconcileAds(context: Context): Promise<void> {
  const { db, queue, log } = context
  const running = await db
    .select({ runId: ugcAds.runId, look: ugcAds.looks })
    .from(ugcAds)
    .where(eq(ugcAds.runStatus, 'RUNNING'))
  // Read after the runs, so that no run started in between seems to lack a check.
  const known = runsLookedAt(await queue.unfinishedKeys(db, advanceAdJob))
  for (const { runId, look } of running) {
    if (!runId || known.has(runId)) continue
    log.warn({ runId }, 'ad without a look')
    await db.transaction((tx) => enqueueLook(context, tx, { runId, look }))
  }
}
