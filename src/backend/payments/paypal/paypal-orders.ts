import { z } from 'zod'
import type { Language } from '../../../contract/languages.ts'
import type { Checkout, CheckoutRequest, FetchedState, PaymentEvent } from '../payment-gateway.ts'
import { type AskPaypal, PaypalRefusal } from './paypal-api.ts'
import { PaypalMoney, paypalMoney } from './paypal-money.ts'

/** PayPal's locale for each language, where it has one. */
export const PAYPAL_LOCALES: Record<Language, string> = {
  en: 'en-US',
  zh: 'zh-CN',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-BR',
  th: 'th-TH',
  vi: 'en-US',
}

export const Links = z.array(z.object({ rel: z.string(), href: z.url() })).default([])

/** @throws Error if the reply has no such link */
export function linkOf(links: z.output<typeof Links>, ...rels: string[]): string {
  const found = links.find(({ rel }) => rels.includes(rel))
  if (!found) throw new Error(`PayPal answered without ${rels.join(' or ')}.`)
  return found.href
}

export const Capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: PaypalMoney,
  custom_id: z.string().optional(),
})

const Order = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: Links,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(Capture).default([]) }).optional(),
      }),
    )
    .default([]),
})

/** Creates the payment page of a one-off payment. */
export async function createPaypalOrder(
  ask: AskPaypal,
  request: CheckoutRequest,
): Promise<Checkout> {
  const order = await ask(Order, {
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: request.orderId,
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: request.orderId,
          description: request.title.slice(0, 127),
          amount: paypalMoney(request.due),
        },
      ],
      payment_source: {
        paypal: {
          email_address: request.payerEmail,
          experience_context: {
            locale: PAYPAL_LOCALES[request.language],
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            return_url: request.successUrl,
            cancel_url: request.cancelUrl,
          },
        },
      },
    }),
  })
  return { ref: order.id, url: linkOf(order.links, 'payer-action', 'approve') }
}

/** The payment that a completed capture reports. */
export function paidByCapture(
  capture: z.output<typeof Capture>,
  orderId = capture.custom_id,
): Extract<PaymentEvent, { kind: 'paid' }> | null {
  if (capture.status !== 'COMPLETED' || orderId === undefined) return null
  const { id: paymentRef, amount } = capture
  return { kind: 'paid', orderId, ...amount, paymentRef, subscriptionRef: null, method: 'paypal' }
}

/**
 * Captures an approved order once; if somebody else already captured it, that is no failure.
 * @returns the order's state afterward
 */
export async function capturePaypalOrder(ask: AskPaypal, ref: string): Promise<FetchedState> {
  const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`
  let order = await ask(Order, { method: 'GET', path })
  if (order.status === 'APPROVED') {
    const requestId = `capture-${ref}`
    try {
      order = await ask(Order, { method: 'POST', path: `${path}/capture`, body: '{}', requestId })
    } catch (error) {
      // Declined, or captured by a report that arrived at the same time.
      if (!(error instanceof PaypalRefusal && error.status === 422)) throw error
      order = await ask(Order, { method: 'GET', path })
      if (order.status !== 'COMPLETED') return { state: 'failed', reason: 'declined' }
    }
  }
  if (order.status === 'VOIDED') return { state: 'failed', reason: 'expired' }
  const [unit] = order.purchase_units
  const [capture] = unit?.payments?.captures ?? []
  const event = capture ? paidByCapture(capture, capture.custom_id ?? unit?.custom_id) : null
  return event ? { state: 'paid', event } : { state: 'open' }
}
