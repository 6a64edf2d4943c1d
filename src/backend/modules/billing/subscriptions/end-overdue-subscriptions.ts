import { and, eq, lte, or } from 'drizzle-orm'
import { DAY_MS, later } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { subscriptions } from '../tables.ts'
import { endSubscription } from './end-subscription.ts'
import { refreshTeamLimits } from './team-limits.ts'

/** Payment services retry a card for days; a plan with an unpaid renewal stays active this long. */
const GRACE_DAYS = 7

/** Ends canceled plans with their period, and plans whose renewal was not paid. */
export async function endOverdueSubscriptions(context: Context): Promise<void> {
  const now = context.clock.now()
  const isOver = or(
    and(eq(subscriptions.status, 'canceled'), lte(subscriptions.periodEnd, now)),
    and(
      eq(subscriptions.status, 'active'),
      lte(subscriptions.periodEnd, later(now, -GRACE_DAYS * DAY_MS)),
    ),
  )
  const due = await context.db.select({ id: subscriptions.id }).from(subscriptions).where(isOver)
  for (const { id } of due) {
    await context.db.transaction(async (tx) => {
      const isStill = and(eq(subscriptions.id, id), isOver)
      const [row] = await tx.select().from(subscriptions).where(isStill).for('update')
      if (!row) return
      await endSubscription(context, tx, row)
      await refreshTeamLimits(context, tx, row.teamId)
    })
  }
}
