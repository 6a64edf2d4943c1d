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
 * A picture or video in our storage: an upload or a result. The bytes are under `storageKey`. What a
 * visitor sent, and what was made of it, has no team and no user.
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
    /** Length that the index of a video promises which breaks off before; null where it is whole. */
    promisedSeconds: doublePrecision('promised_seconds'),
    hasAudio: boolean('has_audio').notNull().default(false),
    /** `#rrggbb`; what is in the place of the picture until it is there. */
    averageColor: text('average_color'),
    createdAt: createdAt(),
    /** When a task took the file in; an upload that none ever took is swept away. */
    usedAt: instant('used_at'),
    /** The bytes are gone; the row stays so that history can say so. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    // What a team keeps is added up from the index alone.
    index('files_of_team').on(table.teamId, table.sizeBytes).where(sql`${table.deletedAt} is null`),
  ],
)

/**
 * A file as the library of a team shows it, with what it is searched by: one row for each upload and
 * each result, written in the transaction that makes it one. A creative is a result that was saved.
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
    /** Words and name in small letters: looking through these costs half of comparing without case. */
    searchText: text('search_text').notNull(),
    /** Null where it has none of the ratios that have a name. */
    aspectRatio: text('aspect_ratio').$type<AspectRatio>(),
    /** Brand it was made for, by the name it had then. */
    brandName: text('brand_name'),
    productId: uuid('product_id'),
    /** The task that made it. */
    taskId: uuid('task_id'),
    /** Set while it is saved for the team, with who saved it and the name it was given. */
    creativeId: uuid('creative_id'),
    savedBy: uuid('saved_by'),
    name: text('name'),
    folderId: uuid('folder_id').references(() => libraryFolders.id, { onDelete: 'set null' }),
    /** To the millisecond, as a page's cursor names it. */
    createdAt: timestamp('created_at', {
      withTimezone: true,
      mode: 'date',
      precision: 3,
    }).notNull(),
    /** In the bin since then. */
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

/** A place in a team's library; it holds items, and folders that hold items. */
export const libraryFolders = pgTable(
  'library_folders',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for one that is in no other. */
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

/** What somebody has among their favorites; others have their own. */
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

/** Room that a team's plan gives its files; without a row it has what comes without a plan. */
export const storageLimits = pgTable('storage_limits', {
  teamId: uuid('team_id').primaryKey(),
  megabytes: integer('megabytes').notNull(),
})
