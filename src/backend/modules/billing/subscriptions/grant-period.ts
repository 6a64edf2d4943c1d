import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { grantCredits } from '../../credits/index.ts'
import { grantsOfBegunPeriod } from './begun-period.ts'
import type { Subscription } from './live-subscription.ts'

/** Grants the credits of a subscription's paid period that are due; each grant once. */
export async function grantPeriod(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  subscription: Subscription,
): Promise<void> {
  const grants = await grantsOfBegunPeriod(env, tx, subscription)
  const now = clock.now()
  for (const [place, { source, amount, startsAt, expiresAt }] of grants.entries()) {
    // The first grant comes with the payment, which may be slightly early; the others in their months.
    const isDue = place === 0 || startsAt <= now
    if (!isDue || expiresAt <= now) continue
    const { teamId } = subscription
    await grantCredits(tx, { teamId, amount, source, reason: 'plan', kind: 'plan', expiresAt })
  }
}
