import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Email, Empty, Id, QueryBoolean, Timestamp } from '../fields.ts'
import {
  BILLING_CYCLES,
  CREDIT_KINDS,
  CURRENCIES,
  GATEWAY_IDS,
  GOODS_TYPES,
  ORDER_PAGE_SIZES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PLAN_FEATURES,
  PLAN_IDS,
  SEATS_PER_ORDER_MAX,
  SUBSCRIPTION_STATUSES,
} from '../goods.ts'

const Currency = z.enum(CURRENCIES)
const PlanName = z.enum(PLAN_IDS)
const Cycle = z.enum(BILLING_CYCLES)
/** Money in minor units (cents, fen): whole numbers, never fractions of them. */
const Minor = z.number().int()

const PlanPrice = z.object({
  /** What is charged once per cycle. */
  amount_minor: Minor,
  /** The same per month, for the card: 9504 a year is 792 a month. */
  per_month_minor: Minor,
  /** Twelve months paid monthly; what the yearly price is compared with. Null for the monthly one. */
  original_minor: Minor.nullable(),
  /** Computed from the two above, per plan (D9.11); 0 says nothing is saved. */
  saving_percent: z.number().int(),
  /** Credits granted at once with the payment. */
  credits: z.number().int(),
  reference_images_max: z.number().int(),
})

export const Plan = z.object({
  id: PlanName,
  is_most_popular: z.boolean(),
  credits_per_month: z.number().int(),
  /** Generations at once. */
  concurrency: z.number().int(),
  seats_included: z.number().int(),
  /** Whether seats can be bought with this plan (R6.03). */
  can_add_seats: z.boolean(),
  prices: z.object({ month: PlanPrice, year: PlanPrice }),
  /** Per month; a null count is unlimited. */
  features: z.array(
    z.object({ feature: z.enum(PLAN_FEATURES), count: z.number().int().nullable() }),
  ),
})
export type Plan = z.infer<typeof Plan>

export const CreditPack = z.object({
  id: z.string(),
  credits: z.number().int(),
  amount_minor: Minor,
  /** Against the list price of a credit. */
  discount_percent: z.number().int(),
  /** Thousandths of a minor unit: a credit costs less than a cent's precision. */
  per_credit_millis: z.number().int(),
})
export type CreditPack = z.infer<typeof CreditPack>

export const Catalogue = z.object({
  currency: Currency,
  /** Currencies this installation has prices in. */
  currencies: z.array(Currency),
  plans: z.array(Plan),
  packs: z.array(CreditPack),
  seat: z.object({
    id: z.literal('seat'),
    /** Per seat and year. */
    amount_minor: Minor,
    quantity_max: z.number().int(),
  }),
  /** How one can pay; `is_test` moves no money and must say so wherever it shows. */
  gateways: z.array(
    z.object({
      id: z.enum(GATEWAY_IDS),
      methods: z.array(z.enum(PAYMENT_METHODS)),
      is_test: z.boolean(),
    }),
  ),
})
export type Catalogue = z.infer<typeof Catalogue>

export const catalogue = defineEndpoint({
  id: 'billing.catalogue',
  method: 'GET',
  path: '/api/v1/billing/catalogue',
  access: 'public',
  summary: 'Plans, credit packs, seats and ways to pay; prices in one currency',
  input: z.object({
    /** Without one: yuan for Chinese where yuan prices are configured, else dollars (R9.10). */
    currency: Currency.optional(),
  }),
  output: Catalogue,
})

/** A path of ours; the order's id is added to its query. */
const ReturnPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/)

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
  /** The same key with the same goods answers the same order: a double click buys once. */
  idempotency_key: z.string().min(8).max(100).optional(),
})
export type CheckoutRequest = z.input<typeof CheckoutRequest>

const CheckoutStarted = z.object({
  order_id: Id,
  /** Where to send the browser now. */
  checkout_url: z.url(),
})

export const checkout = defineEndpoint({
  id: 'billing.checkout',
  method: 'POST',
  path: '/api/v1/auth/billing/checkout',
  access: 'user',
  summary: 'Place an order and open its payment page; prices come from the catalogue alone',
  input: CheckoutRequest,
  output: CheckoutStarted,
  rateLimit: 'checkout',
})

export const OrderView = z.object({
  order_id: Id,
  /** Number on the invoice and what support asks for. */
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
  /** `declined`, `expired` …; null unless the state is `failed`. */
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
  summary: 'One order of the team; poll it after the payment page',
  input: z.object({
    orderId: Id,
    /** Asks the payment service too, for whoever presses "Check again". */
    refresh: QueryBoolean.optional(),
  }),
  output: OrderView,
})

export const orders = defineEndpoint({
  id: 'billing.orders',
  method: 'GET',
  path: '/api/v1/auth/billing/orders',
  access: 'user',
  summary: 'Orders of the team by pages, newest first',
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

export const SubscriptionView = z.object({
  subscription_id: Id,
  plan_id: PlanName,
  cycle: Cycle,
  amount_minor: Minor,
  currency: Currency,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** R3.12 knows one renewal type. */
  renewal_type: z.literal('automatic'),
  is_renewing: z.boolean(),
  started_at: Timestamp,
  period_start: Timestamp,
  period_end: Timestamp,
  /** The last instant at which this period's renewal can still be cancelled (R4.09). */
  cancel_until: Timestamp,
  can_cancel: z.boolean(),
  can_reactivate: z.boolean(),
  /** A change that begins with the next period. */
  next_plan: z.object({ plan_id: PlanName, cycle: Cycle, starts_at: Timestamp }).nullable(),
  gateway: z.enum(GATEWAY_IDS),
  /** Whether the payment service has pages of its own for cards and receipts. */
  has_portal: z.boolean(),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>

const CurrentSubscription = z.object({ subscription: SubscriptionView.nullable() })

export const subscription = defineEndpoint({
  id: 'billing.subscription',
  method: 'GET',
  path: '/api/v1/auth/billing/subscription',
  access: 'user',
  summary: 'The plan the team has now; null without one',
  input: Empty,
  output: CurrentSubscription,
})

export const cancelRenewal = defineEndpoint({
  id: 'billing.cancelRenewal',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/cancel',
  access: 'user',
  summary: 'Stop the automatic renewal; the plan stays until its period ends',
  input: Empty,
  output: CurrentSubscription,
  rateLimit: 'checkout',
})

export const reactivate = defineEndpoint({
  id: 'billing.reactivate',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/reactivate',
  access: 'user',
  summary: 'Take a cancellation back before the period has ended',
  input: Empty,
  output: CurrentSubscription,
  rateLimit: 'checkout',
})

export const PlanChange = z.object({
  plan_id: PlanName,
  cycle: Cycle,
  currency: Currency,
  /** Upgrades begin when they are paid, everything else with the next period. */
  effective: z.enum(['now', 'period_end']),
  starts_at: Timestamp,
  /** Price of the new plan per cycle. */
  price_minor: Minor,
  /** What is taken off for the unused part of the current period. */
  credit_minor: Minor,
  /** What is paid now: price − credit, or 0 for a change at the period's end. */
  due_minor: Minor,
  /** Credits of the current plan that the new ones replace. */
  credits_replaced: z.number().int(),
  credits_granted: z.number().int(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const previewChange = defineEndpoint({
  id: 'billing.previewChange',
  method: 'GET',
  path: '/api/v1/auth/billing/subscription/change',
  access: 'user',
  summary: 'What changing the plan would cost and when it begins; changes nothing',
  input: z.object({ plan_id: PlanName, cycle: Cycle }),
  output: PlanChange,
})

export const changePlan = defineEndpoint({
  id: 'billing.changePlan',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/change',
  access: 'user',
  summary: 'Change the plan; an upgrade, and a change the payer must confirm, has a payment page',
  input: z.object({
    plan_id: PlanName,
    cycle: Cycle,
    return_path: ReturnPath,
    /** What the preview said is due; refused with `price_changed` when it is more now. */
    due_minor: Minor.min(0),
  }),
  output: z.object({
    change: PlanChange,
    order_id: Id.nullable(),
    checkout_url: z.url().nullable(),
  }),
  rateLimit: 'checkout',
})

export const portal = defineEndpoint({
  id: 'billing.portal',
  method: 'POST',
  path: '/api/v1/auth/billing/portal',
  access: 'user',
  summary: 'Address of the payment service’s own pages for cards and receipts; null without one',
  input: z.object({ return_path: ReturnPath }),
  output: z.object({ url: z.url().nullable() }),
  rateLimit: 'checkout',
})

export const seats = defineEndpoint({
  id: 'billing.seats',
  method: 'GET',
  path: '/api/v1/auth/billing/seats',
  access: 'user',
  summary: 'Seats of the team: included, bought and taken',
  input: Empty,
  output: z.object({
    included: z.number().int(),
    total: z.number().int(),
    taken: z.number().int(),
    bought: z.array(z.object({ quantity: z.number().int(), ends_at: Timestamp })),
    can_add: z.boolean(),
  }),
})

export const credits = defineEndpoint({
  id: 'billing.credits',
  method: 'GET',
  path: '/api/v1/auth/billing/credits',
  access: 'user',
  summary: 'Credits by kind and expiry, those that are spent first standing first',
  input: Empty,
  output: z.object({
    balance: z.number().int(),
    held: z.number().int(),
    lots: z.array(
      z.object({
        kind: z.enum(CREDIT_KINDS),
        granted: z.number().int(),
        remaining: z.number().int(),
        /** Null: they never end. */
        expires_at: Timestamp.nullable(),
      }),
    ),
  }),
})

/** One line: it may stand in the subject of a mail. */
const Line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u)

export const inquiry = defineEndpoint({
  id: 'billing.inquiry',
  method: 'POST',
  path: '/api/v1/billing/inquiry',
  access: 'public',
  summary: 'Ask for an enterprise offer: stored, and mailed to the operator',
  input: z.object({
    name: Line.max(120),
    company: Line.max(160),
    email: Email,
    seats: z.number().int().min(1).max(100_000),
    credits_per_month: z.number().int().min(0).max(100_000_000).optional(),
    message: z.string().trim().max(4_000).default(''),
  }),
  output: Done,
  rateLimit: 'inquiry',
})
