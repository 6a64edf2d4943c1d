import type { Money, WebhookRequest } from '../payment-gateway.ts'
import { writeReport } from './reports.ts'
import type { SandboxParts } from './sandbox-gateway.ts'
import { signReport } from './signature.ts'

interface Renewal extends Money {
  subscriptionRef: string
  periodStart: Date
}

/** The signed report of a renewal; the same period always yields the same payment. */
export function renewalReport(
  { secret, clock }: Pick<SandboxParts, 'secret' | 'clock'>,
  { subscriptionRef, periodStart, amountMinor, currency }: Renewal,
): WebhookRequest {
  const start = periodStart.toISOString()
  const paymentRef = `testpay_${subscriptionRef}_${start}`
  const body = writeReport(`renewed:${paymentRef}`, {
    kind: 'renewed',
    subscriptionRef,
    paymentRef,
    periodStart: start,
    amountMinor,
    currency,
    method: 'card',
  })
  return signReport(secret, clock.now(), body)
}
