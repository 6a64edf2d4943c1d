import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { CURRENCIES } from '../../../contract/goods.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { createToken } from '../../security/tokens.ts'
import type { FetchedState, PaymentGateway } from '../payment-gateway.ts'
import { readReport } from './reports.ts'
import { checkReport } from './signature.ts'
import { sandboxCheckouts } from './tables.ts'

export interface SandboxParts {
  db: Database
  clock: Clock
  secret: Buffer
}

type Row = typeof sandboxCheckouts.$inferSelect

/** A checkout's state; the same facts a report carries. */
export function stateOf(row: Row | undefined): FetchedState {
  if (row?.state === 'closed') return { state: 'failed', reason: 'expired' }
  if (row?.state === 'declined') return { state: 'failed', reason: 'declined' }
  if (row?.state !== 'approved' || row.paymentRef === null) return { state: 'open' }
  const { orderId, amountMinor, currency, paymentRef, subscriptionRef, method } = row
  return {
    state: 'paid',
    event: {
      kind: 'paid',
      orderId,
      amountMinor,
      currency,
      paymentRef,
      subscriptionRef,
      method,
    },
  }
}

/** A payment service that needs no account: our own pages, no money, and the same signed reports as real services. */
export function openSandboxGateway({ db, clock, secret }: SandboxParts): PaymentGateway {
  return {
    id: 'test',
    methods: ['card', 'paypal'],
    currencies: CURRENCIES,
    isSandbox: true,
    hasPortal: false,

    async createCheckout({ due, plan, payerEmail: _, ...request }) {
      const ref = createToken()
      await db.insert(sandboxCheckouts).values({
        ...request,
        ...due,
        ref,
        cycle: plan?.cycle ?? null,
        recurringMinor: plan?.price.amountMinor ?? null,
        createdAt: clock.now(),
      })
      return { ref, url: new URL(`/api/v1/payments/test/${ref}`, request.successUrl).href }
    },

    verifyWebhook(request) {
      checkReport(secret, clock.now(), request)
      return [readReport(request.body)]
    },

    async fetchState({ ref }) {
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.ref, ref))
      return stateOf(row)
    },

    async closeCheckout(ref) {
      const isOpen = and(eq(sandboxCheckouts.ref, ref), eq(sandboxCheckouts.state, 'open'))
      await db.update(sandboxCheckouts).set({ state: 'closed' }).where(isOpen)
    },

    // Subscriptions are renewed by our own clock from our own rows: there is nobody to tell.
    cancelRenewal: () => Promise.resolve(),
    reactivate: () => Promise.resolve(),
    endSubscription: () => Promise.resolve(),
    changeNextPlan: () => Promise.resolve({ confirmUrl: null }),
    refund: () => Promise.resolve({ refundRef: `testrefund_${randomUUID()}` }),
    portalUrl: () => Promise.resolve(null),
  }
}
