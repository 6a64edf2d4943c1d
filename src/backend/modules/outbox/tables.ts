import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../../contract/languages.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import type { MailTemplate } from '../../mail/render-mail.ts'

/** Mail on its way: written in the transaction that caused it, sent by a job, readable by the operator. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    template: text('template').$type<MailTemplate>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** What the text is made with, codes among it; empty once it is sent or expired. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    /** The values are erased and nothing is sent any more from here on. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index().on(table.recipient, table.createdAt)],
)
