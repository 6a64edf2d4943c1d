import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  BillingCycle,
  Currency,
  GatewayId,
  GoodsType,
  OrderStatus,
  PaymentMethod,
  PlanId,
  SubscriptionStatus,
} from '../../../contract/goods.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import type { PaymentEvent } from '../../payments/payment-gateway.ts'

/** A team's purchase at its offered price; later price lists do not change it. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Human-readable number, used on invoices and in support. */
    transactionId: text('transaction_id').notNull().unique(),
    teamId: uuid('team_id').notNull(),
    /** Null for renewals, which no user places. */
    userId: uuid('user_id'),
    goodsType: text('goods_type').$type<GoodsType>().notNull(),
    goodsId: text('goods_id').notNull(),
    cycle: text('cycle').$type<BillingCycle>(),
    quantity: integer('quantity').notNull().default(1),
    credits: integer('credits').notNull().default(0),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** A plan's regular price per cycle, if the first payment is lower. */
    recurringMinor: integer('recurring_minor'),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    status: text('status').$type<OrderStatus>().notNull().default('CREATED'),
    /** Why the last payment attempt failed; a later one may still succeed. */
    failure: text('failure'),
    gateway: text('gateway').$type<GatewayId>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    /** The payment page at the gateway, and the payment made there. */
    checkoutRef: text('checkout_ref'),
    checkoutUrl: text('checkout_url'),
    paymentRef: text('payment_ref'),
    subscriptionId: uuid('subscription_id'),
    /** The subscription that an upgrade replaces. */
    replacesSubscriptionId: uuid('replaces_subscription_id'),
    isRenewal: boolean('is_renewal').notNull().default(false),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    language: text('language').notNull().default('en'),
    /** When we last asked the gateway about this order. */
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index().on(table.teamId, table.createdAt),
    index().on(table.status, table.createdAt),
    // A payment pays for one order, once.
    unique().on(table.gateway, table.paymentRef),
    check('amount_in_range', sql`${table.amountMinor} between 0 and 2000000000`),
    check('quantity_in_range', sql`${table.quantity} between 1 and 99`),
    check('refund_in_range', sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
  ],
)

/** The order created with a user's idempotency key, so that a repeated request buys once. */
export const orderKeys = pgTable(
  'order_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: uuid('order_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    cycle: text('cycle').$type<BillingCycle>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Price of each renewal. */
    amountMinor: integer('amount_minor').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    gateway: text('gateway').$type<GatewayId>().notNull(),
    gatewayRef: text('gateway_ref'),
    /** The instant from which all billing days are counted. */
    anchorAt: instant('anchor_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** 0 for the first paid period; part of the sources of its grants. */
    periodNumber: integer('period_number').notNull().default(0),
    /** A plan change that takes effect in the next period. */
    nextPlanId: text('next_plan_id').$type<PlanId>(),
    nextCycle: text('next_cycle').$type<BillingCycle>(),
    nextAmountMinor: integer('next_amount_minor'),
    canceledAt: instant('canceled_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_live_subscription_per_team')
      .on(table.teamId)
      .where(sql`${table.status} <> 'ended'`),
    unique().on(table.gateway, table.gatewayRef),
    index().on(table.status, table.periodEnd),
  ],
)

/** Purchased seats; each order lasts a year. */
export const seatGrants = pgTable(
  'seat_grants',
  {
    /** The order identifies the grant, so it cannot be granted twice. */
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    teamId: uuid('team_id').notNull(),
    quantity: integer('quantity').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index().on(table.teamId)],
)

/** Refunds. The gateway's id identifies each, so its report of a refund we made counts once. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    gateway: text('gateway').$type<GatewayId>().notNull(),
    refundRef: text('refund_ref').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    creditsRevoked: integer('credits_revoked').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.gateway, table.refundRef)],
)

export type EventOutcome = 'applied' | 'repeated' | 'ignored' | 'refused'

/** Reports from payment services, verified before they are stored and processed once each by a job. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    gateway: text('gateway').$type<GatewayId>().notNull(),
    /** The gateway's report id: the same report is stored once. */
    eventRef: text('event_ref').notNull(),
    /** The report in our own format, without card or payer data. */
    event: jsonb('event').$type<PaymentEvent>().notNull(),
    outcome: text('outcome').$type<EventOutcome>(),
    reason: text('reason'),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [unique().on(table.gateway, table.eventRef), index().on(table.processedAt)],
)

export const inquiries = pgTable('inquiries', {
  id: id(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  seats: integer('seats').notNull(),
  creditsPerMonth: integer('credits_per_month'),
  message: text('message').notNull().default(''),
  language: text('language').notNull(),
  createdAt: createdAt(),
})
