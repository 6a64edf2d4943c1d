import { and, eq, gt, ne } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { subscriptions } from '../tables.ts'
import { grantPeriod } from './grant-period.ts'

/** Grants the months of yearly plans that have begun; repeating a grant changes nothing. */
export async function grantDueMonths(context: Context): Promise<void> {
  const now = context.clock.now()
  const isRunning = and(
    eq(subscriptions.cycle, 'year'),
    ne(subscriptions.status, 'ended'),
    gt(subscriptions.periodEnd, now),
  )
  const running = await context.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isRunning)
  for (const { id } of running) {
    await context.db.transaction(async (tx) => {
      const isStill = and(eq(subscriptions.id, id), isRunning)
      const [row] = await tx.select().from(subscriptions).where(isStill).for('update')
      if (row) await grantPeriod(context, tx, row)
    })
  }
}
