import { and, eq, ne, sql } from 'drizzle-orm'
import { CANCEL_DAYS_BEFORE_END } from '../../../../contract/goods.ts'
import { DAY_MS, later } from '../../../clock.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { subscriptions } from '../tables.ts'

export type Subscription = typeof subscriptions.$inferSelect

const isLive = (teamId: string) =>
  and(eq(subscriptions.teamId, teamId), ne(subscriptions.status, 'ended'))

/** The team's current subscription, canceled or not. */
export async function findLiveSubscription(
  executor: Executor,
  teamId: string,
): Promise<Subscription | undefined> {
  const [found] = await executor.select().from(subscriptions).where(isLive(teamId))
  return found
}

/**
 * Serializes the start of plans for a team, which may have no row to lock yet. Take it before an order's
 * lock, because paying one order touches the team's others.
 */
export async function lockPlanOf(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan:${teamId}`}, 0))`)
}

/** Like `findLiveSubscription`, with a row lock for a change. */
export async function lockLiveSubscription(
  tx: Transaction,
  teamId: string,
): Promise<Subscription | undefined> {
  const [found] = await tx.select().from(subscriptions).where(isLive(teamId)).for('update')
  return found
}

/** The last instant at which the current period's renewal can be canceled. */
export const cancelUntil = ({ periodEnd }: Pick<Subscription, 'periodEnd'>): Date =>
  later(periodEnd, -CANCEL_DAYS_BEFORE_END * DAY_MS)
