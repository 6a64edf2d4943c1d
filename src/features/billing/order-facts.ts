import { msg } from '@lingui/core/macro'
import type { OrderView } from '@/contract/endpoints/billing/orders'

/** How an order was paid; nothing is known of one that was not. */
export const METHOD_NAMES = {
  paypal: msg`PayPal`,
  card: msg`Card`,
} as const satisfies Record<NonNullable<OrderView['method']>, unknown>
