import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { HeardKind } from '../../generation/providers/heard.ts'

/** Models that an operator has switched off. */
export const modelSwitches = pgTable('model_switches', {
  modelId: text('model_id').primaryKey(),
  offSince: instant('off_since').notNull(),
})

/** Daily budget per provider. */
export const providerBudgets = pgTable('provider_budgets', {
  provider: text('provider').primaryKey(),
  usdCents: integer('usd_cents').notNull(),
})

/** Keys and addresses entered on the operator page. */
export const enteredSettings = pgTable('entered_settings', {
  /** Name of its environment variable. */
  name: text('name').primaryKey(),
  /** Worthless without the installation's secret. */
  sealed: text('sealed').notNull(),
  enteredAt: instant('entered_at').notNull(),
})

/** Provider responses, counted by day. */
export const providerHealth = pgTable(
  'provider_health',
  {
    provider: text('provider').notNull(),
    kind: text('kind').$type<HeardKind>().notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull().default(1),
    lastAt: instant('last_at').notNull(),
    /** The provider's own words. */
    lastReason: text('last_reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind, table.day] })],
)
