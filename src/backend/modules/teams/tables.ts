import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

export const teams = pgTable('teams', {
  id: id(),
  name: text('name').notNull(),
  /** Tasks the team may run at once; the plan raises it. Null: the installation's default. */
  concurrency: integer('concurrency'),
  /** People the team has room for, by plan and bought seats. Null: what comes without a plan. */
  seats: integer('seats'),
  /** Reference pictures its generations accept. Null: what comes without a plan. */
  referenceImages: integer('reference_images'),
  createdAt: createdAt(),
})

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** `ADMIN` or `MEMBER`. */
    role: text('role').notNull(),
    /** The team the user works in carries the latest instant. */
    selectedAt: instant('selected_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
)

export const invitations = pgTable('invitations', {
  code: text('code').primaryKey(),
  teamId: uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' }),
  role: text('role').notNull().default('MEMBER'),
  usesLeft: integer('uses_left').notNull().default(1),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})
