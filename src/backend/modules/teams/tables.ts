import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { GrantedRole, TeamRole } from '../../../contract/team-roles.ts'
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
    role: text('role').$type<TeamRole>().notNull(),
    /** The team the user works in carries the latest instant. */
    selectedAt: instant('selected_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index().on(table.userId),
    uniqueIndex('one_owner_per_team').on(table.teamId).where(sql`${table.role} = 'OWNER'`),
  ],
)

/** A way into a team for one person. Its code is made from the id; what is kept is a hash of it. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    role: text('role').$type<GrantedRole>().notNull(),
    /** Lower case; null lets in whoever has the link. */
    email: text('email'),
    invitedBy: uuid('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Who joined by it; it opens nothing from then on. */
    usedBy: uuid('used_by'),
    createdAt: createdAt(),
  },
  (table) => [
    // One open invitation for an address: of two at once the second one renews the first.
    uniqueIndex('one_open_invitation_per_address')
      .on(table.teamId, table.email)
      .where(sql`${table.usedBy} is null`),
    index().on(table.teamId),
  ],
)
