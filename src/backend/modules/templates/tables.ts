import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AspectRatio } from '../../../contract/generation.ts'
import { createdAt, id } from '../../db/columns.ts'
import { teams } from '../teams/tables.ts'

/** Ad templates that a team keeps, with slots such as `{product}`. */
export const teamTemplates = pgTable(
  'team_templates',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>(),
    /** The holiday of the idea it was saved from. */
    occasionDay: date('occasion_day', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.id)],
)
