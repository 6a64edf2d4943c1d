import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, QueryBoolean, Timestamp } from '../../fields.ts'
import {
  GATEWAY_IDS,
  GOODS_TYPES,
  ORDER_PAGE_SIZES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  SEATS_PER_ORDER_MAX,
} from '../../goods.ts'
import { Currency, Cycle, Minor, ReturnPath } from './money-fields.ts'

export const CheckoutRequest = z.object({
  goods_type: z.enum(GOODS_TYPES),
  /** Id of a plan or a pack; `seat` for seats. */
  goods_id: z.string().max(64),
  /** For plans. */
  cycle: Cycle.optional(),
  /** For seats; plans and packs are bought one at a time. */
  quantity: z.number().int().min(1).max(SEATS_PER_ORDER_MAX).default(1),
  currency: Currency.optional(),
  gateway: z.enum(GATEWAY_IDS).optional(),
  return_path: ReturnPath,
  /** The same key with the same goods returns the same order: a double click buys once. */
  idempotency_key: z.string().min(8).max(100).optional(),
})
export type CheckoutRequest = z.input<typeof CheckoutRequest>

const CheckoutStarted = z.object({
  order_id: Id,
  /** Payment page to send the browser to. */
  checkout_url: z.url(),
})

export const checkout = defineEndpoint({
  id: 'billing.checkout',
  method: 'POST',
  path: '/api/v1/auth/billing/checkout',
  access: 'user',
  summary: 'Place an order and open its payment page; prices come only from the catalog',
  failures: [
    'not_permitted',
    'subscription_exists',
    'plan_upgrade_needed',
    'idempotency_conflict',
    'payment_unavailable',
  ],
  input: CheckoutRequest,
  output: CheckoutStarted,
  rateLimit: 'checkout',
})

export const OrderView = z.object({
  order_id: Id,
  /** Number on the invoice, which support asks for. */
  transaction_id: z.string(),
  goods_type: z.enum(GOODS_TYPES),
  goods_id: z.string(),
  cycle: Cycle.nullable(),
  quantity: z.number().int(),
  credits: z.number().int(),
  amount_minor: Minor,
  refunded_minor: Minor,
  currency: Currency,
  status: z.enum(ORDER_STATUSES),
  state: z.enum(PAYMENT_STATES),
  /** Reason for the state `failed`: `declined`, `expired` …; `superseded` also marks a refunded second payment. */
  failure: z.string().nullable(),
  gateway: z.enum(GATEWAY_IDS),
  method: z.enum(PAYMENT_METHODS).nullable(),
  is_renewal: z.boolean(),
  has_invoice: z.boolean(),
  created_at: Timestamp,
  paid_at: Timestamp.nullable(),
  refunded_at: Timestamp.nullable(),
})
export type OrderView = z.infer<typeof OrderView>

export const order = defineEndpoint({
  id: 'billing.order',
  method: 'GET',
  path: '/api/v1/auth/billing/orders/{orderId}',
  access: 'user',
  summary: 'Get one of the team’s orders; poll it after the payment page',
  failures: ['not_found', 'payment_unavailable'],
  input: z.object({
    orderId: Id,
    /** Also asks the payment service, for the "Check again" button. */
    refresh: QueryBoolean.optional(),
  }),
  output: OrderView,
})

export const orders = defineEndpoint({
  id: 'billing.orders',
  method: 'GET',
  path: '/api/v1/auth/billing/orders',
  access: 'user',
  summary: 'List the team’s orders by page, newest first',
  failures: ['not_permitted'],
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().pipe(z.literal(ORDER_PAGE_SIZES)).default(10),
  }),
  output: z.object({
    orders: z.array(OrderView),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  }),
})
