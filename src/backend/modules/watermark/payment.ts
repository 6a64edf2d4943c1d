import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { watermarkCredits } from '../../../contract/watermark.ts'
import type { UserActor } from '../../caller.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { holdCredits, releaseHold } from '../credits/index.ts'
import { countFreeRuns, releaseVisitorQuota, reserveVisitorQuota } from '../visitors/index.ts'
import type { ShownVideo } from './check-areas.ts'
import type { WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/*
 * Everyone has the same number of free runs a day, with or without an account, so that signing in never
 * costs anything. After those, a visitor waits for the next day and a user pays the price they agreed to.
 */

/** How a run is paid for; every run has one. */
export type Payment = Pick<WorkRow, 'userId' | 'isFree' | 'isRepeat' | 'quota' | 'credits'>

interface Run {
  workId: string
  video: ShownVideo
  /** The most the user agreed to pay. */
  creditsMax: number
  /** Repeats an earlier run whose areas weren't fully cleaned. */
  isRepeat: boolean
}

/**
 * Takes one of the day's free runs or holds the price, in the transaction that inserts the run.
 * @throws AppError('free_quota_used' | 'video_too_long' | 'insufficient_credits'), or 'price_changed' if
 *   the run is no longer free or costs more than agreed
 */
export async function takePayment(
  context: CallContext<'visitor'>,
  tx: Transaction,
  { workId, video, creditsMax, isRepeat }: Run,
): Promise<Payment> {
  const { actor, clock } = context
  const free = { isFree: true, isRepeat: false, quota: null, credits: 0 }
  if (isRepeat) {
    const userId = actor.kind === 'user' ? actor.userId : null
    return { ...free, userId, isFree: false, isRepeat }
  }
  if (actor.kind === 'visitor') {
    if (!isFreeLength(context, video)) throw new AppError('video_too_long')
    const quota = await reserveVisitorQuota(context, tx, actor.visitorId)
    return { ...free, userId: null, quota }
  }
  const { userId, teamId } = actor
  // Counting and inserting must not interleave between requests of one user.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`removal:${userId}`}))`)
  const hasFreeRun =
    isFreeLength(context, video) && (await countFreeRunsOfUser(context, tx, actor)) > 0
  if (hasFreeRun) return { ...free, userId }
  const price = watermarkCredits(video)
  if (price > creditsMax) throw new AppError('price_changed', { credits: price })
  const wanted = { teamId, taskId: workId, amount: price, now: clock.now() }
  const hold = await holdCredits(tx, { ...wanted, reason: 'removal' })
  return { ...free, userId, isFree: false, credits: hold.amount }
}

/** Gives back what an unsuccessful run took, in the transaction that ends it. */
export async function giveBack(
  tx: Transaction,
  { id, quota, credits }: Pick<WorkRow, 'id' | 'quota' | 'credits'>,
): Promise<void> {
  if (quota) await releaseVisitorQuota(tx, quota)
  if (credits > 0) await releaseHold(tx, id)
}

/** Tolerated beyond the stated limit: nobody counts the last second. */
const TOLERANCE_SECONDS = 1

/** Whether a free run accepts a video of this length: a long one would hold up everyone else in the queue. */
export const isFreeLength = (
  { env }: Pick<CallContext, 'env'>,
  { durationSeconds }: Pick<ShownVideo, 'durationSeconds'>,
): boolean => durationSeconds <= env.FREE_VIDEO_MINUTES * 60 + TOLERANCE_SECONDS

export interface FreeRuns {
  left: number
  resetsAt: Date
}

/** Free runs the caller has left today. */
export async function freeRunsOf(context: CallContext): Promise<FreeRuns> {
  const { actor, clock } = context
  if (actor.kind === 'visitor') return countFreeRuns(context, actor.visitorId)
  const resetsAt = later(startOfDay(clock.now()), DAY_MS)
  if (actor.kind === 'anonymous') return { left: 0, resetsAt }
  return { left: await countFreeRunsOfUser(context, context.db, actor), resetsAt }
}

async function countFreeRunsOfUser(
  { env, clock }: Pick<CallContext, 'env' | 'clock'>,
  executor: Executor,
  { userId }: UserActor,
): Promise<number> {
  const [used] = await executor
    .select({ count: count() })
    .from(removalWorks)
    .where(
      and(
        eq(removalWorks.userId, userId),
        eq(removalWorks.kind, 'erase'),
        eq(removalWorks.isFree, true),
        inArray(removalWorks.status, ['CREATED', 'RUNNING', 'SUCCEEDED']),
        gte(removalWorks.createdAt, startOfDay(clock.now())),
      ),
    )
  return Math.max(0, env.VISITOR_DAILY_CREDITS - (used?.count ?? 0))
}

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10))
