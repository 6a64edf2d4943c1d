import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../../contract/languages.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import type { MailTemplate } from '../../mail/render-mail.ts'

/** Outgoing mail: written in the transaction that causes it, sent by a job, readable by the operator. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    template: text('template').$type<MailTemplate>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Template values, including codes; empty once it is sent or expired. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    /** After this, the values are erased and nothing is sent. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index().on(table.recipient, table.createdAt)],
)
