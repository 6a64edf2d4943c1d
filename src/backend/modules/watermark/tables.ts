import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { EraseArea } from '../../../contract/endpoints/removal-view.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { TaskStatus } from '../../../contract/generation.ts'
import type { WatermarkMode, WatermarkStage } from '../../../contract/watermark.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/**
 * A video that someone wants marks removed from, reached through its secret link. One opened by a user is
 * theirs alone; a visitor's is open to anyone who holds the link. The row outlives the files it refers to.
 */
export const removals = pgTable(
  'removals',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    uploadId: uuid('upload_id').notNull().unique(),
    teamId: uuid('team_id'),
    userId: uuid('user_id'),
    fileId: uuid('file_id').notNull(),
    /** Result of the latest successful run. */
    resultFileId: uuid('result_file_id'),
    createdAt: createdAt(),
    /** When everything is deleted, unless work is still in progress. */
    deleteAt: instant('delete_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** When its files were deleted; a crash between the two leaves it null, and they are deleted later. */
    clearedAt: instant('cleared_at'),
  },
  (table) => [index().on(table.deletedAt, table.deleteAt)],
)

export type WorkKind = 'detect' | 'preview' | 'erase' | 'proxy'

/** One request to the engine for a removal, and its outcome. */
export const removalWorks = pgTable(
  'removal_works',
  {
    id: id(),
    removalId: uuid('removal_id')
      .notNull()
      .references(() => removals.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WorkKind>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    stage: text('stage').$type<WatermarkStage>().notNull().default('waiting'),
    progress: doublePrecision('progress').notNull().default(0),
    etaSeconds: integer('eta_seconds'),
    mode: text('mode').$type<WatermarkMode>().notNull().default('direct'),
    areas: jsonb('areas').$type<EraseArea[]>().notNull().default([]),
    /** What the engine found or worked on; null until it reports it. */
    found: jsonb('found').$type<FoundArea[]>(),
    source: text('source').$type<'original' | 'result'>().notNull().default('original'),
    sourceFileId: uuid('source_file_id').notNull(),
    /** Where a preview begins. */
    fromSeconds: doublePrecision('from_seconds').notNull().default(0),
    keepCredentials: boolean('keep_credentials').notNull().default(true),
    /** When the right to edit the video was stated; required for a run. */
    rightsStatedAt: instant('rights_stated_at'),
    /** A preview's "before" clip; `fileId` is its "after" clip, the result, or the proxy. */
    beforeFileId: uuid('before_file_id'),
    fileId: uuid('file_id'),
    /** The user whose daily free run or credits it takes. */
    userId: uuid('user_id'),
    isFree: boolean('is_free').notNull().default(true),
    /** Repeats, for free, an earlier run whose areas weren't fully cleaned. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    /** The visitor's free run, given back if this one fails. */
    quota: jsonb('quota').$type<StoredQuota>(),
    credits: integer('credits').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorDetails: jsonb('error_details').$type<ErrorDetails>(),
    /** Attempts started; one cut short by the process's own shutdown doesn't count. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that failed on their own; a crash of ours doesn't count. */
    failures: integer('failures').notNull().default(0),
    /** Only for a run without interruptions: estimates of later runs are based on it. */
    workSeconds: doublePrecision('work_seconds'),
    pixelSeconds: doublePrecision('pixel_seconds').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index().on(table.removalId, table.id),
    index().on(table.status, table.id),
    index().on(table.userId, table.createdAt),
    uniqueIndex('one_run_per_removal')
      .on(table.removalId)
      .where(sql`${table.kind} = 'erase' and ${table.status} in ('CREATED', 'RUNNING')`),
  ],
)

export type FoundArea = EraseArea & {
  kind: string
  /** When much of the area had to be guessed. */
  guessed?: { from: number; to: number }[]
}

interface StoredQuota {
  visitorId: string
  day: string
  networkHash: string
}
