import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { GrantedRole, TeamRole } from '../../../contract/team-roles.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

export const teams = pgTable('teams', {
  id: id(),
  name: text('name').notNull(),
  /** Tasks the team may run at once, raised by its plan. Null: the installation's default. */
  concurrency: integer('concurrency'),
  /** Seats from the plan and purchases. Null: the default without a plan. */
  seats: integer('seats'),
  /** Maximum reference pictures per generation. Null: the default without a plan. */
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
    role: text('role').$type<TeamRole>().notNull(),
    /** The user's current team has the latest instant. */
    selectedAt: instant('selected_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index().on(table.userId),
    uniqueIndex('one_owner_per_team').on(table.teamId).where(sql`${table.role} = 'OWNER'`),
  ],
)

/** An invitation into a team for one person. Its code is derived from the id; only a hash of it is stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    role: text('role').$type<GrantedRole>().notNull(),
    /** Lower case; null admits whoever has the link. */
    email: text('email'),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The user who joined with it; it is invalid from then on. */
    usedBy: uuid('used_by'),
    createdAt: createdAt(),
  },
  (table) => [
    // One open invitation per address: of two at once, the second renews the first.
    uniqueIndex('one_open_invitation_per_address')
      .on(table.teamId, table.email)
      .where(sql`${table.usedBy} is null`),
    index().on(table.teamId),
  ],
)
