import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

/** Mail on its way: written in the transaction that caused it, sent by a job, readable by the operator. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    /** The values are erased and nothing is sent any more from here on. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index().on(table.recipient, table.createdAt)],
)
