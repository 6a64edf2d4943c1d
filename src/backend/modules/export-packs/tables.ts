import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PackWay } from '../../../contract/campaign-words.ts'
import type { AdTexts } from '../../../contract/endpoints/campaigns.ts'
import type { PackFile } from '../../../contract/endpoints/export-packs.ts'
import type { TaskStatus } from '../../../contract/generation.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** A set of creatives in the formats of placements, made one after the other. */
export const exportPacks = pgTable(
  'export_packs',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<AdTexts>().notNull(),
    /** Whether to adjust the videos' sound to the loudness of feeds. */
    levelSound: boolean('level_sound').notNull().default(false),
    status: text('status').$type<TaskStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that failed on their own; a crash of ours doesn't count. */
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index().on(table.teamId, table.id), index().on(table.status)],
)

export const exportFiles = pgTable(
  'export_files',
  {
    id: id(),
    packId: uuid('pack_id')
      .notNull()
      .references(() => exportPacks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    creativeId: uuid('creative_id').notNull(),
    taskId: uuid('task_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** The creative's name, for file names and the manifest. */
    title: text('title').notNull(),
    format: text('format').notNull(),
    state: text('state').$type<PackFile['state']>().notNull(),
    name: text('name'),
    way: text('way').$type<PackWay>(),
    mimeType: text('mime_type'),
    width: integer('width'),
    height: integer('height'),
    sizeBytes: integer('size_bytes'),
    durationSeconds: doublePrecision('duration_seconds'),
    reason: text('reason').$type<PackFile['reason']>(),
  },
  (table) => [unique().on(table.packId, table.position)],
)
