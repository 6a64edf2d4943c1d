import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { PaymentMethod } from '../../../contract/goods.ts'
import type { WebhookRequest } from '../payment-gateway.ts'
import { writeReport } from './reports.ts'
import { type SandboxParts, stateOf } from './sandbox-gateway.ts'
import { signReport } from './signature.ts'
import { sandboxCheckouts } from './tables.ts'

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect
export type Decision = 'card' | 'paypal' | 'decline' | 'abandon'

/** @throws AppError('not_found') */
export async function findSandboxCheckout(
  { db }: Pick<SandboxParts, 'db'>,
  ref: string,
): Promise<SandboxCheckout> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.ref, ref))
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Applies the decision made on the payment page. A payment is decided once; leaving decides nothing.
 * @returns the signed report for our webhook, if there is anything to report, and where to go
 */
export async function decideCheckout(
  parts: SandboxParts,
  ref: string,
  decision: Decision,
): Promise<{ report: WebhookRequest | null; returnUrl: string }> {
  const found = await findSandboxCheckout(parts, ref)
  if (decision === 'abandon') return { report: null, returnUrl: found.cancelUrl }
  if (found.state === 'open') await decideOnce(parts, found, decision)
  const row = await findSandboxCheckout(parts, ref)
  const state = stateOf(row)
  const { orderId } = row
  if (row.state === 'closed') return { report: null, returnUrl: row.successUrl }
  if (state.state === 'paid') {
    const body = writeReport(`paid:${row.paymentRef}`, state.event)
    return { report: sign(parts, body), returnUrl: row.successUrl }
  }
  const failed = { kind: 'failed', orderId, reason: 'declined' } as const
  return {
    report: sign(parts, writeReport(`declined:${ref.slice(0, 16)}`, failed)),
    returnUrl: row.successUrl,
  }
}

const sign = ({ secret, clock }: SandboxParts, body: string) =>
  signReport(secret, clock.now(), body)

async function decideOnce(
  { db }: SandboxParts,
  { ref, cycle }: SandboxCheckout,
  decision: PaymentMethod | 'decline',
): Promise<void> {
  const isOpen = and(eq(sandboxCheckouts.ref, ref), eq(sandboxCheckouts.state, 'open'))
  if (decision === 'decline') {
    await db.update(sandboxCheckouts).set({ state: 'declined' }).where(isOpen)
    return
  }
  await db
    .update(sandboxCheckouts)
    .set({
      state: 'approved',
      method: decision,
      paymentRef: `testpay_${randomUUID()}`,
      subscriptionRef: cycle ? `testsub_${randomUUID()}` : null,
    })
    .where(isOpen)
}
