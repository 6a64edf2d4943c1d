import { z } from 'zod'
import { CURRENCIES, PAYMENT_METHODS } from '../../../contract/goods.ts'
import type { PaymentEvent, VerifiedEvent } from '../payment-gateway.ts'

const Money = { amountMinor: z.number().int(), currency: z.enum(CURRENCIES) }
const Method = z.enum(PAYMENT_METHODS).nullable()

const Event = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paid'),
    ...Money,
    orderId: z.uuid(),
    paymentRef: z.string(),
    subscriptionRef: z.string().nullable(),
    method: Method,
  }),
  z.object({ kind: z.literal('failed'), orderId: z.uuid(), reason: z.string() }),
  z.object({
    kind: z.literal('renewed'),
    ...Money,
    subscriptionRef: z.string(),
    paymentRef: z.string(),
    periodStart: z.iso.datetime().nullable(),
    method: Method,
  }),
])

const Report = z.object({ id: z.string().min(1), event: Event })

/** A sandbox report's body. */
export const writeReport = (id: string, event: PaymentEvent): string =>
  JSON.stringify({ id, event })

/** @throws ZodError or SyntaxError if a signed report isn't ours */
export function readReport(body: string): VerifiedEvent {
  const { id, event } = Report.parse(JSON.parse(body))
  return { eventRef: id, event }
}
