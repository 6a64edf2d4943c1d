import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'

export const creatives = pgTable(
  'creatives',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    taskId: uuid('task_id').notNull(),
    fileId: uuid('file_id').notNull(),
    generationMethod: text('generation_method').notNull(),
    appSnap: jsonb('app_snap').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.createdAt)],
)
