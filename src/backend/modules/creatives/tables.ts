import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'

/** A result the team keeps; keeping it again changes the product facts it is kept with. */
export const creatives = pgTable(
  'creatives',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    taskId: uuid('task_id').notNull(),
    fileId: uuid('file_id').notNull(),
    generationMethod: text('generation_method').notNull(),
    appId: text('app_id'),
    appSnap: jsonb('app_snap').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.teamId, table.fileId), index().on(table.teamId, table.createdAt)],
)
