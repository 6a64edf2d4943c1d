import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'

/** Who did what that somebody may have to answer for: operators' acts, and statements of consent. */
export const operatorActions = pgTable('operator_actions', {
  id: id(),
  /** Null for the command line. */
  userId: uuid('user_id'),
  /** The address as it was then. */
  email: text('email'),
  action: text('action').notNull(),
  /** The model, provider, setting, task or account it was done to. */
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
  createdAt: createdAt(),
})
