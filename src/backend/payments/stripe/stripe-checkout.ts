import type Stripe from 'stripe'
import type { CheckoutRequest } from '../payment-gateway.ts'

/** Parameters of every payment page. */
const common = (request: CheckoutRequest) =>
  ({
    client_reference_id: request.orderId,
    metadata: { order_id: request.orderId },
    customer_email: request.payerEmail,
    locale: request.language,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    // The charge must match the order, in its currency.
    adaptive_pricing: { enabled: false },
  }) satisfies Stripe.Checkout.SessionCreateParams

const lineItem = (
  { title }: CheckoutRequest,
  price: { amountMinor: number; currency: string },
  recurring?: Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: price.currency.toLowerCase(),
    unit_amount: price.amountMinor,
    product_data: { name: title },
    ...(recurring ? { recurring } : {}),
  },
})

/** The payment page of a one-off payment. */
export const oneOffCheckout = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => ({
  ...common(request),
  mode: 'payment',
  line_items: [lineItem(request, request.due)],
  payment_intent_data: { metadata: { order_id: request.orderId } },
})

/** The payment page of a plan; a coupon lowers the first payment. */
export function planCheckout(
  request: CheckoutRequest,
  plan: NonNullable<CheckoutRequest['plan']>,
  coupon: string | null,
): Stripe.Checkout.SessionCreateParams {
  return {
    ...common(request),
    mode: 'subscription',
    line_items: [lineItem(request, plan.price, { interval: plan.cycle })],
    subscription_data: { metadata: { order_id: request.orderId } },
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  }
}
