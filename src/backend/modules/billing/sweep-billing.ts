import type { Context } from '../../context.ts'
import { expireAllLots } from '../credits/index.ts'
import { forgetOldRecords } from './forget-old-records.ts'
import { endOverdueSubscriptions } from './subscriptions/end-overdue-subscriptions.ts'
import { grantDueMonths } from './subscriptions/grant-due-months.ts'
import { refreshAllLimits } from './subscriptions/team-limits.ts'
import { askAboutOpenOrders } from './webhooks/ask-about-open-orders.ts'
import { renewSandboxSubscriptions } from './webhooks/renew-sandbox-subscriptions.ts'
import { resumeEvents } from './webhooks/resume-events.ts'

/**
 * Does everything that is due; each step is idempotent. Renewals run before ends and expiry, so a
 * timely payment loses nothing.
 */
export async function sweepBilling(context: Context, signal?: AbortSignal): Promise<void> {
  const steps = [
    resumeEvents,
    renewSandboxSubscriptions,
    askAboutOpenOrders,
    endOverdueSubscriptions,
    grantDueMonths,
    refreshAllLimits,
    ({ db, clock }: Context) => expireAllLots(db, clock.now()),
    forgetOldRecords,
  ]
  for (const step of steps) {
    signal?.throwIfAborted()
    await step(context)
  }
}
