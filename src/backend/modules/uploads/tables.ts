import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Sent by a user for his team, or by a visitor. */
    teamId: uuid('team_id'),
    userId: uuid('user_id'),
    visitorId: uuid('visitor_id'),
    /** Keyed hash of the address a visitor sent it from, for limits that visitors of one share. */
    networkHash: text('network_hash'),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('reference'),
    status: text('status').$type<'receiving' | 'checking' | 'ready' | 'refused'>().notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Set when ready; the same as `id`. */
    fileId: uuid('file_id'),
    error: jsonb('error').$type<{ code: string; details: ErrorDetails }>(),
    createdAt: createdAt(),
    /** When the upload is thrown away unless a task took it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.status, table.expiresAt),
    index().on(table.networkHash),
    check('upload_has_one_owner', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
  ],
)

/** What an upload may be used for: a generation, the watermark remover alone, or to be said by a person. */
export type UploadPurpose = 'reference' | 'watermark' | 'voice'

/**
 * What has arrived of an upload where machines share a storage: each part is an object. A part begins
 * where the one before ends, so of two requests that write at once one finds its place taken.
 */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id').notNull(),
    startBytes: bigint('start_bytes', { mode: 'number' }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Names the object, which a request that lost has, too. */
    partId: uuid('part_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.startBytes] })],
)
