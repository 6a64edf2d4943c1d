import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LinkKind, ReviewDecisionName } from '../../../contract/review-words.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { campaigns } from '../campaigns/tables.ts'

/** A result that the team saved; saving it again updates the product facts stored with it. */
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
    /** The campaign it is in, if any. */
    campaignId: uuid('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
    appSnap: jsonb('app_snap').$type<Record<string, unknown>>().notNull().default({}),
    /** Null until someone names it. */
    name: text('name'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique().on(table.teamId, table.fileId),
    index().on(table.teamId, table.createdAt),
    index().on(table.teamId, table.id),
    index().on(table.campaignId),
  ],
)

/** A link to creatives for people outside the team. Its token is derived from the id; only a hash is stored. */
export const creativeLinks = pgTable(
  'creative_links',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    kind: text('kind').$type<LinkKind>().notNull(),
    title: text('title').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    /** When a mail about guests' reviews is due; null if there is no news. */
    mailDueAt: instant('mail_due_at'),
    /** News up to here has been mailed. */
    toldUntil: instant('told_until'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.id)],
)

export const creativeLinkItems = pgTable(
  'creative_link_items',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => creativeLinks.id, { onDelete: 'cascade' }),
    creativeId: uuid('creative_id')
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.creativeId] }),
    index().on(table.creativeId),
  ],
)

/** The author of a review: an account or a visitor, by their name at that time. */
const said = () => ({
  id: id(),
  linkId: uuid('link_id')
    .notNull()
    .references(() => creativeLinks.id, { onDelete: 'cascade' }),
  creativeId: uuid('creative_id')
    .notNull()
    .references(() => creatives.id, { onDelete: 'cascade' }),
  userId: uuid('user_id'),
  visitorId: uuid('visitor_id'),
  author: text('author').notNull(),
  isTeam: boolean('is_team').notNull(),
  createdAt: createdAt(),
})

export const reviewComments = pgTable(
  'review_comments',
  {
    ...said(),
    text: text('text').notNull(),
    /** Position as a fraction of width and height. */
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    seconds: doublePrecision('seconds'),
    editedAt: instant('edited_at'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
  },
  (table) => [index().on(table.linkId, table.id), index().on(table.creativeId, table.id)],
)

/** All decisions ever made; a person's last one on a creative counts. */
export const reviewDecisions = pgTable(
  'review_decisions',
  { ...said(), decision: text('decision').$type<ReviewDecisionName>().notNull() },
  (table) => [index().on(table.linkId, table.id), index().on(table.creativeId, table.id)],
)

/** Until when a user has seen the news of a team's reviews. */
export const reviewReads = pgTable(
  'review_reads',
  {
    userId: uuid('user_id').notNull(),
    teamId: uuid('team_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.teamId] })],
)
