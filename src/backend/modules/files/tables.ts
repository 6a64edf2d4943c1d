import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AspectRatio } from '../../../contract/generation.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { teams } from '../teams/tables.ts'

/**
 * A media file in our storage: an upload or a result. The bytes are under `storageKey`. A visitor's
 * upload, and anything made from it, has no team and no user.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    teamId: uuid('team_id'),
    userId: uuid('user_id'),
    origin: text('origin').$type<'upload' | 'output'>().notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    storageKey: text('storage_key').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    /** The length the index of a truncated video claims; null if it's complete. */
    promisedSeconds: doublePrecision('promised_seconds'),
    hasAudio: boolean('has_audio').notNull().default(false),
    /** `#rrggbb`; fills the picture's place until it has loaded. */
    averageColor: text('average_color'),
    createdAt: createdAt(),
    /** When a task first used the file; an upload that was never used is swept. */
    usedAt: instant('used_at'),
    /** When the bytes were deleted; the row stays so that the history can say so. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    // An index-only scan adds up what a team stores.
    index('files_of_team').on(table.teamId, table.sizeBytes).where(sql`${table.deletedAt} is null`),
  ],
)

/**
 * A file as a team's library shows it, with its search text: one row for each upload and each result,
 * inserted in the transaction that creates it. A creative is a saved result.
 */
export const libraryItems = pgTable(
  'library_items',
  {
    /** The file's id is the item's id. */
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    origin: text('origin').$type<'upload' | 'result'>().notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    /** Prompt of a result, file name of an upload, the product's name for a picture of its page. */
    words: text('words').notNull(),
    /** Words and name in lower case: searching it costs half of a case-insensitive comparison. */
    searchText: text('search_text').notNull(),
    /** Null if it matches none of the named ratios. */
    aspectRatio: text('aspect_ratio').$type<AspectRatio>(),
    /** The brand it was made for, by its name at that time. */
    brandName: text('brand_name'),
    productId: uuid('product_id'),
    /** The task that made it. */
    taskId: uuid('task_id'),
    /** Set while it's saved for the team, together with who saved it and its given name. */
    creativeId: uuid('creative_id'),
    savedBy: uuid('saved_by'),
    name: text('name'),
    folderId: uuid('folder_id').references(() => libraryFolders.id, { onDelete: 'set null' }),
    /** In milliseconds, the precision of a page's cursor. */
    createdAt: timestamp('created_at', {
      withTimezone: true,
      mode: 'date',
      precision: 3,
    }).notNull(),
    /** When it was moved to the bin. */
    binnedAt: timestamp('binned_at', { withTimezone: true, mode: 'date', precision: 3 }),
    binnedBy: uuid('binned_by'),
  },
  (table) => [
    index('library_items_shown')
      .on(table.teamId, table.createdAt, table.fileId)
      .where(sql`binned_at is null`),
    index('library_items_binned')
      .on(table.teamId, table.binnedAt, table.fileId)
      .where(sql`binned_at is not null`),
    index().on(table.folderId),
    index().on(table.creativeId),
  ],
)

/** A folder in a team's library; it holds items and other folders. */
export const libraryFolders = pgTable(
  'library_folders',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for a top-level folder. */
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.teamId, table.parentId, table.name).nullsNotDistinct()],
)

export const libraryTags = pgTable(
  'library_tags',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => libraryItems.fileId, { onDelete: 'cascade' }),
    teamId: uuid('team_id').notNull(),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.tag] }),
    index().on(table.teamId, table.tag),
  ],
)

/** A user's favorites; everyone has their own. */
export const libraryStars = pgTable(
  'library_stars',
  {
    userId: uuid('user_id').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    starredAt: instant('starred_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fileId] }), index().on(table.fileId)],
)

/** Storage that a team's plan grants; a team without a row gets the installation's default. */
export const storageLimits = pgTable('storage_limits', {
  teamId: uuid('team_id').primaryKey(),
  megabytes: integer('megabytes').notNull(),
})
