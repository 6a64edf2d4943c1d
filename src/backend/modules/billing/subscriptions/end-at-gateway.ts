import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { subscriptions } from '../tables.ts'
import type { endAtGatewayJob } from './end-at-gateway.job.ts'

/** Ends a subscription at its gateway; it is no failure if it has already ended there. */
export async function endAtGateway(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  { subscriptionId }: z.output<typeof endAtGatewayJob.payload>,
): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  if (row?.status !== 'ended' || row.gatewayRef === null) return
  await payments.get(row.gateway).endSubscription(row.gatewayRef)
}
