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
 * A video someone wants marks taken out of, reached by the secret of its link. One that a user opened
 * is his alone; a visitor's is everyone's who holds the link. The row outlives what it names.
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
    /** Of the latest run that succeeded. */
    resultFileId: uuid('result_file_id'),
    createdAt: createdAt(),
    /** When all of it is deleted, unless a run is still at work. */
    deleteAt: instant('delete_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** When its files were; a crash between the two leaves it null, and they are deleted later. */
    clearedAt: instant('cleared_at'),
  },
  (table) => [index().on(table.deletedAt, table.deleteAt)],
)

export type WorkKind = 'detect' | 'preview' | 'erase' | 'proxy'

/** What the engine is asked to do for a removal, and what came of it. */
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
    /** What the engine found or worked on; null until it says so. */
    found: jsonb('found').$type<FoundArea[]>(),
    source: text('source').$type<'original' | 'result'>().notNull().default('original'),
    sourceFileId: uuid('source_file_id').notNull(),
    /** Where a preview begins. */
    fromSeconds: doublePrecision('from_seconds').notNull().default(0),
    keepCredentials: boolean('keep_credentials').notNull().default(true),
    /** When the right to edit the video was stated; a run cannot be without. */
    rightsStatedAt: instant('rights_stated_at'),
    /** A preview's clip before; the clip after, the result, or the proxy. */
    beforeFileId: uuid('before_file_id'),
    fileId: uuid('file_id'),
    /** Whose day's free run, or whose credits, it takes. */
    userId: uuid('user_id'),
    isFree: boolean('is_free').notNull().default(true),
    /** It does once more, for nothing, what an earlier run did not clean. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    /** The visitor's free run, to be given back when it comes to nothing. */
    quota: jsonb('quota').$type<StoredQuota>(),
    credits: integer('credits').notNull().default(0),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorDetails: jsonb('error_details').$type<ErrorDetails>(),
    /** Runs begun; one that the process's own stop cut short does not count. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that failed by themselves: a crash of ours is none. */
    failures: integer('failures').notNull().default(0),
    /** Of a run that nothing interrupted: the next one's length is estimated from it. */
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
  /** When much of it had to be guessed. */
  guessed?: { from: number; to: number }[]
}

interface StoredQuota {
  visitorId: string
  day: string
  networkHash: string
}
