import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LedgerKind } from '../../../contract/endpoints/credits.ts'
import type { CreditKind } from '../../../contract/goods.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/**
 * The ledger is append-only and double-entry: each transaction has two entries or more that sum to
 * zero. `source` names what caused it and is unique, so that nothing is booked twice.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    taskId: uuid('task_id'),
    source: text('source').notNull().unique(),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.taskId, table.kind),
    // A hold ends once: captured or released, never both.
    uniqueIndex('one_settlement_per_task')
      .on(table.taskId)
      .where(sql`${table.kind} in ('capture', 'release')`),
    index().on(table.teamId, table.createdAt),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    teamId: uuid('team_id').notNull(),
    /** `available`, `held`, `spent`, `expired` (the team's) or `issued` (the installation's). */
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [index().on(table.transactionId), index().on(table.teamId, table.account)],
)

export type LedgerAccount = 'available' | 'held' | 'spent' | 'expired' | 'issued'

/** Checked projection of the entries; spending locks it. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    teamId: uuid('team_id').primaryKey(),
    available: integer('available').notNull().default(0),
    held: integer('held').notNull().default(0),
  },
  (table) => [
    check('available_not_negative', sql`${table.available} >= 0`),
    check('held_not_negative', sql`${table.held} >= 0`),
  ],
)

/**
 * Where available credits come from and when they expire. A team's lots sum to its available balance;
 * spending uses the lots that expire first.
 */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    /** The cause of the grant, as in the ledger. */
    source: text('source').notNull().unique(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
    /** Null: they never expire. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('remaining_in_range', sql`${table.remaining} between 0 and ${table.granted}`),
    index().on(table.teamId, table.expiresAt),
  ],
)

/** Which lots a task's held credits came from, so that a release returns them there. */
export const creditHoldLots = pgTable(
  'credit_hold_lots',
  {
    taskId: uuid('task_id').notNull(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => creditLots.id),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.lotId] })],
)
