import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BillingCycle, Currency, PaymentMethod } from '../../../contract/goods.ts'
import type { Language } from '../../../contract/languages.ts'
import { createdAt } from '../../db/columns.ts'

/** What a payment service would keep on its side, for the embedded one. */
export const sandboxCheckouts = pgTable('test_checkouts', {
  /** Whoever knows it may decide the payment: 256 random bits. */
  ref: text('ref').primaryKey(),
  orderId: uuid('order_id').notNull(),
  title: text('title').notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** For plans: the renewal cycle and amount. */
  cycle: text('cycle').$type<BillingCycle>(),
  recurringMinor: integer('recurring_minor'),
  language: text('language').$type<Language>().notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state')
    .$type<'open' | 'approved' | 'declined' | 'closed'>()
    .notNull()
    .default('open'),
  method: text('method').$type<PaymentMethod>(),
  paymentRef: text('payment_ref'),
  subscriptionRef: text('subscription_ref'),
  createdAt: createdAt(),
})
