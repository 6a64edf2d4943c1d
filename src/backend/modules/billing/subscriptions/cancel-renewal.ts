import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { requireTeamAdmin } from '../../teams/index.ts'
import { subscriptions } from '../tables.ts'
import { atGateway } from './at-gateway.ts'
import { cancelUntil, findLiveSubscription, type Subscription } from './live-subscription.ts'
import { showSubscription } from './show-subscription.ts'

type Answer = Promise<OutputOf<typeof contract.billing.subscription>>

/** @throws AppError('subscription_missing') */
export async function requireSubscription(executor: Executor, teamId: string) {
  const found = await findLiveSubscription(executor, teamId)
  if (!found) throw new AppError('subscription_missing')
  return found
}

async function setStatus(
  { db }: CallContext<'user'>,
  { id, status }: Subscription,
  change: { status: 'active' | 'canceled'; canceledAt: Date | null },
): Promise<void> {
  const isUnchanged = and(eq(subscriptions.id, id), eq(subscriptions.status, status))
  await db.update(subscriptions).set(change).where(isUnchanged)
}

/**
 * Stops the automatic renewal, at least 7 days before the period ends. Canceling again changes nothing.
 * @throws AppError('not_permitted' | 'subscription_missing' | 'cancel_too_late' | 'payment_unavailable')
 */
export async function cancelRenewal(context: CallContext<'user'>): Answer {
  const { db, actor, clock } = context
  await requireTeamAdmin(db, actor)
  const found = await requireSubscription(db, actor.teamId)
  const now = clock.now()
  if (found.status === 'active') {
    const until = cancelUntil(found)
    if (now > until) {
      throw new AppError('cancel_too_late', {
        cancel_until: until.toISOString(),
        period_end: found.periodEnd.toISOString(),
      })
    }
    await atGateway(context, found, (gateway, ref) => gateway.cancelRenewal(ref))
    await setStatus(context, found, { status: 'canceled', canceledAt: now })
  }
  return showSubscription(context)
}

/**
 * Reverts a cancellation while the period runs.
 * @throws AppError('not_permitted' | 'subscription_missing' | 'payment_unavailable')
 */
export async function reactivate(context: CallContext<'user'>): Answer {
  const { db, actor, clock } = context
  await requireTeamAdmin(db, actor)
  const found = await requireSubscription(db, actor.teamId)
  if (found.status === 'canceled') {
    if (found.periodEnd <= clock.now()) throw new AppError('subscription_missing')
    await atGateway(context, found, (gateway, ref) => gateway.reactivate(ref))
    await setStatus(context, found, { status: 'active', canceledAt: null })
  }
  return showSubscription(context)
}
