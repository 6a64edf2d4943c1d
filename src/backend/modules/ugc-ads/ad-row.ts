import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UgcAd, UgcRun } from '../../../contract/endpoints/ugc-ads.ts'
import { ERROR_SENTENCES } from '../../../contract/error-sentences.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { findTasks } from '../tasks/index.ts'
import { type KeptRun, ugcAds } from './tables.ts'

export type AdRow = typeof ugcAds.$inferSelect

/**
 * SQL condition: an ad that the user is making in their current team. Orders belong to the person who
 * placed them, so that they're paid once: from two accounts they would be paid twice.
 */
export const isOwn = ({ userId, teamId }: Pick<UserActor, 'userId' | 'teamId'>) =>
  and(eq(ugcAds.userId, userId), eq(ugcAds.teamId, teamId))

/** @throws AppError('not_found'), both for someone else's ad and for one that doesn't exist */
export async function requireAd(
  executor: Executor,
  actor: Pick<UserActor, 'userId' | 'teamId'>,
  adId: string,
): Promise<AdRow> {
  const [row] = await executor
    .select()
    .from(ugcAds)
    .where(and(eq(ugcAds.id, adId), isOwn(actor)))
  if (!row) throw new AppError('not_found')
  return row
}

/** An ad as its maker sees it. */
export async function adView(executor: Executor, row: AdRow): Promise<UgcAd> {
  const { id, name, plan, orders, run, runStatus, updatedAt } = row
  return {
    ...{ ad_id: id, name, plan, orders, updated_at: updatedAt.toISOString() },
    run: run && runStatus ? await runView(executor, run, runStatus) : null,
  }
}

async function runView(
  executor: Executor,
  { until, creditsMax, taskIds, error, beganAt, endedAt }: KeptRun,
  status: UgcRun['status'],
): Promise<UgcRun> {
  const made = await findTasks(executor, taskIds)
  return {
    ...{ status, until, credits_max: creditsMax, began_at: beganAt, ended_at: endedAt },
    credits_charged: [...made.values()].reduce((sum, task) => sum + task.creditsCharged, 0),
    error: error && {
      ...{ code: error.code, message: ERROR_SENTENCES[error.code], details: error.details },
    },
    failed_part: error?.part ?? null,
  }
}
