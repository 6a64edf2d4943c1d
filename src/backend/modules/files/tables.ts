import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

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

/** Room that a team's plan gives its files; without a row it has what comes without a plan. */
export const storageLimits = pgTable('storage_limits', {
  teamId: uuid('team_id').primaryKey(),
  megabytes: integer('megabytes').notNull(),
})
