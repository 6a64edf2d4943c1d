import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { revokeCredits } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { grantsOfBegunPeriod } from '../subscriptions/begun-period.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { sourcesOfPeriod } from '../subscriptions/period-grants.ts'
import { subscriptions } from '../tables.ts'

/**
 * Revokes the credits that made an upgrade cheaper. If they were spent between quote and payment, the
 * shortfall comes out of the new plan's credits.
 */
export async function takeReplacedCredits(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  order: OrderRow,
  started: Subscription,
): Promise<void> {
  if (order.replacesSubscriptionId === null) return
  const isReplaced = eq(subscriptions.id, order.replacesSubscriptionId)
  const [old] = await tx.select().from(subscriptions).where(isReplaced)
  if (!old) return
  const { teamId } = started
  const reason = 'plan_changed'
  const source = `order:${order.id}:replaces`
  const taken = await revokeCredits(tx, { teamId, grants: sourcesOfPeriod(old), source, reason })

  const grants = await grantsOfBegunPeriod(env, tx, old)
  const now = clock.now()
  const neverGranted = sum(grants.filter(({ startsAt }) => startsAt > now))
  const offMinor = (order.recurringMinor ?? order.amountMinor) - order.amountMinor
  const promised = Math.floor((offMinor * sum(grants)) / old.amountMinor)
  const missing = promised - taken - neverGranted
  if (missing <= 0) return
  await revokeCredits(tx, {
    teamId,
    grants: sourcesOfPeriod(started),
    reason,
    source: `${source}:spent`,
    max: missing,
  })
}

const sum = (grants: readonly { amount: number }[]): number =>
  grants.reduce((total, { amount }) => total + amount, 0)
