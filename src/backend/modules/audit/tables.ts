import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'

/** Actions that somebody may have to answer for: operator actions and consent statements. */
export const operatorActions = pgTable('operator_actions', {
  id: id(),
  /** Null for the command line. */
  userId: uuid('user_id'),
  /** The e-mail at that time. */
  email: text('email'),
  action: text('action').notNull(),
  /** The affected model, provider, setting, task or account. */
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
  createdAt: createdAt(),
})
