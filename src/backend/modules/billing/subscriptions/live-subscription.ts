import { and, eq, ne, sql } from 'drizzle-orm'
import { CANCEL_DAYS_BEFORE_END } from '../../../../contract/goods.ts'
import { DAY_MS, later } from '../../../clock.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { subscriptions } from '../tables.ts'

export type Subscription = typeof subscriptions.$inferSelect

const isLive = (teamId: string) =>
  and(eq(subscriptions.teamId, teamId), ne(subscriptions.status, 'ended'))

/** The plan a team has now, cancelled or not. */
export async function findLiveSubscription(
  executor: Executor,
  teamId: string,
): Promise<Subscription | undefined> {
  const [found] = await executor.select().from(subscriptions).where(isLive(teamId))
  return found
}

/**
 * Lets one after another begin a plan for a team, though none may be there to be locked. Comes before
 * the lock of an order, since paying one order touches the team's others.
 */
export async function lockPlanOf(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${teamId}`}, 0))`)
}

/** The same for whoever is about to change it. */
export async function lockLiveSubscription(
  tx: Transaction,
  teamId: string,
): Promise<Subscription | undefined> {
  const [found] = await tx.select().from(subscriptions).where(isLive(teamId)).for('update')
  return found
}

/** The last instant at which the renewal of the current period can be cancelled. */
export const cancelUntil = ({ periodEnd }: Pick<Subscription, 'periodEnd'>): Date =>
  later(periodEnd, -CANCEL_DAYS_BEFORE_END * DAY_MS)
