import { z } from 'zod'
import { DAY_MS, later } from '../../clock.ts'
import type {
  Checkout,
  CheckoutRequest,
  FetchedState,
  PaymentGateway,
  RecurringPlan,
} from '../payment-gateway.ts'
import { type AskPaypal, PaypalRefusal } from './paypal-api.ts'
import { PaypalMoney } from './paypal-money.ts'
import { Links, linkOf, PAYPAL_LOCALES } from './paypal-orders.ts'
import { createPaypalPlan, productOfSubscription } from './paypal-plans.ts'

const Subscription = z.object({
  id: z.string().min(1),
  status: z.string().default('APPROVAL_PENDING'),
  custom_id: z.string().optional(),
  create_time: z.iso.datetime({ offset: true }).optional(),
  links: Links,
})

const Transactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string().min(1),
        status: z.string(),
        amount_with_breakdown: z.object({ gross_amount: PaypalMoney }),
      }),
    )
    .default([]),
})

export const isSubscriptionRef = (ref: string): boolean => ref.startsWith('I-')

const pathOf = (ref: string) => `/v1/billing/subscriptions/${encodeURIComponent(ref)}`

export const findPaypalSubscription = (ask: AskPaypal, ref: string) =>
  ask(Subscription, { method: 'GET', path: pathOf(ref) })

/** Creates the payment page of a plan. */
export async function createPaypalSubscription(
  ask: AskPaypal,
  request: CheckoutRequest & { plan: RecurringPlan },
): Promise<Checkout> {
  const { plan, due, title, orderId } = request
  const plan_id = await createPaypalPlan(ask, { plan, due, title, key: orderId })
  const { id, links } = await ask(Subscription, {
    method: 'POST',
    path: '/v1/billing/subscriptions',
    requestId: orderId,
    body: JSON.stringify({
      plan_id,
      custom_id: orderId,
      subscriber: { email_address: request.payerEmail },
      application_context: {
        locale: PAYPAL_LOCALES[request.language],
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        return_url: request.successUrl,
        cancel_url: request.cancelUrl,
      },
    }),
  })
  return { ref: id, url: linkOf(links, 'approve') }
}

/** Whether a subscription's first payment has arrived: being active alone doesn't prove it. */
export async function fetchPaypalSubscription(
  ask: AskPaypal,
  { ref, orderId }: { ref: string; orderId: string },
  now: Date,
): Promise<FetchedState> {
  const { status, custom_id, create_time } = await findPaypalSubscription(ask, ref)
  if (custom_id !== orderId) return { state: 'open' }
  const from = later(create_time ? new Date(create_time) : now, -DAY_MS).toISOString()
  const period = new URLSearchParams({ start_time: from, end_time: now.toISOString() })
  const { transactions } =
    status === 'APPROVAL_PENDING'
      ? { transactions: [] }
      : await ask(Transactions, { method: 'GET', path: `${pathOf(ref)}/transactions?${period}` })
  const payment = transactions.find((one) => one.status === 'COMPLETED')
  if (payment) {
    const { id: paymentRef, amount_with_breakdown } = payment
    const money = amount_with_breakdown.gross_amount
    const facts = { orderId, paymentRef, subscriptionRef: ref, method: 'paypal' } as const
    return { state: 'paid', event: { kind: 'paid', ...money, ...facts } }
  }
  const isOver = status === 'CANCELLED' || status === 'EXPIRED'
  return isOver ? { state: 'failed', reason: 'expired' } : { state: 'open' }
}

const act = async (ask: AskPaypal, ref: string, action: string, reason: string) => {
  const body = JSON.stringify({ reason })
  await ask(z.unknown(), { method: 'POST', path: `${pathOf(ref)}/${action}`, body })
}

/** PayPal can't reactivate a cancelled subscription, but it can a suspended one. */
export const renewalActions = (
  ask: AskPaypal,
): Pick<PaymentGateway, 'cancelRenewal' | 'reactivate' | 'endSubscription' | 'changeNextPlan'> => ({
  cancelRenewal: (ref) => act(ask, ref, 'suspend', 'The customer stopped the renewal.'),
  reactivate: (ref) => act(ask, ref, 'activate', 'The customer takes the plan up again.'),

  async endSubscription(ref) {
    try {
      await act(ask, ref, 'cancel', 'The plan has ended.')
    } catch (error) {
      // It had already ended at PayPal.
      if (!(error instanceof PaypalRefusal && [404, 422].includes(error.status))) throw error
    }
  },

  async changeNextPlan(ref, plan, { returnUrl }) {
    const productId = await productOfSubscription(ask, ref)
    const title = `${plan.planId} ${plan.cycle}`
    const key = `${ref}-${plan.planId}-${plan.cycle}-${plan.price.amountMinor}`
    const plan_id = await createPaypalPlan(ask, { plan, due: null, title, key, productId })
    const application_context = { return_url: returnUrl, cancel_url: returnUrl }
    const { links } = await ask(z.object({ links: Links }), {
      method: 'POST',
      path: `${pathOf(ref)}/revise`,
      body: JSON.stringify({ plan_id, application_context }),
    })
    return { confirmUrl: linkOf(links, 'approve') }
  },
})
