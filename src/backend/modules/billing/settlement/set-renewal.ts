import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { refreshTeamLimits } from '../subscriptions/team-limits.ts'
import { subscriptions } from '../tables.ts'
import { applied, type Booked } from './booked.ts'
import type { Reported } from './reported.ts'

/** Books that a subscription was stopped, resumed or ended by the gateway or on its pages. */
export async function setRenewal(
  context: Context,
  tx: Transaction,
  { gateway, event }: Reported<'renewal_canceled' | 'reactivated' | 'ended'>,
): Promise<Booked> {
  const isLive = and(
    eq(subscriptions.gateway, gateway),
    eq(subscriptions.gatewayRef, event.subscriptionRef),
    ne(subscriptions.status, 'ended'),
  )
  const [found] = await tx.select().from(subscriptions).where(isLive).for('update')
  if (!found) return { outcome: 'ignored' }
  const now = context.clock.now()
  await tx
    .update(subscriptions)
    .set(changeBy(event.kind, found, now))
    .where(eq(subscriptions.id, found.id))
  await refreshTeamLimits(context, tx, found.teamId)
  return applied
}

function changeBy(
  kind: 'renewal_canceled' | 'reactivated' | 'ended',
  found: Subscription,
  now: Date,
) {
  if (kind === 'reactivated') return { status: 'active', canceledAt: null } as const
  // A paid period is kept: a subscription that ends early at the gateway stays with us until its period is over.
  const isOver = kind === 'ended' && found.periodEnd <= now
  if (isOver) return { status: 'ended', endedAt: now } as const
  return { status: 'canceled', canceledAt: found.canceledAt ?? now } as const
}
