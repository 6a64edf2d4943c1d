import { and, eq, gt, lte, ne, sum } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { setStorageLimit } from '../../files/index.ts'
import { setTeamLimits } from '../../teams/index.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { seatGrants, subscriptions } from '../tables.ts'
import { findLiveSubscription } from './live-subscription.ts'

/** Number of purchased seats active now. */
export async function countBoughtSeats(executor: Executor, teamId: string, now: Date) {
  const [bought] = await executor
    .select({ seats: sum(seatGrants.quantity).mapWith(Number) })
    .from(seatGrants)
    .where(
      and(eq(seatGrants.teamId, teamId), lte(seatGrants.startsAt, now), gt(seatGrants.endsAt, now)),
    )
  return bought?.seats ?? 0
}

/** Updates a team's limits from its plan and seats. */
export async function refreshTeamLimits(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  teamId: string,
): Promise<void> {
  const subscription = await findLiveSubscription(tx, teamId)
  const plan = subscription && loadPriceList(env).plans[subscription.planId]
  const bought = await countBoughtSeats(tx, teamId, clock.now())
  const megabytes = plan && Math.max(plan.storageGigabytes * 1_024, env.TEAM_STORAGE_MEGABYTES)
  await setStorageLimit(tx, teamId, megabytes ?? null)
  await setTeamLimits(tx, teamId, {
    concurrency: plan ? Math.max(plan.concurrency, env.PLAN_CONCURRENCY) : null,
    referenceImages: plan ? plan.referenceImages[subscription.cycle] : null,
    seats: plan || bought > 0 ? (plan?.seats ?? env.PLAN_SEATS) + bought : null,
  })
}

/** Refreshes every team with a plan or purchased seats, to catch expired plans and seats and price list changes. */
export async function refreshAllLimits(context: Context): Promise<void> {
  const { db } = context
  const withPlan = db
    .select({ teamId: subscriptions.teamId })
    .from(subscriptions)
    .where(ne(subscriptions.status, 'ended'))
  const withSeats = db.select({ teamId: seatGrants.teamId }).from(seatGrants)
  for (const { teamId } of await withPlan.union(withSeats)) {
    await db.transaction((tx) => refreshTeamLimits(context, tx, teamId))
  }
}
