import { msg } from '@lingui/core/macro'
import type { OrderView } from '@/contract/endpoints/billing/orders'

/** How an order was paid; unknown for an unpaid one. */
export const METHOD_NAMES = {
  paypal: msg`PayPal`,
  card: msg`Card`,
} as const satisfies Record<NonNullable<OrderView['method']>, unknown>
