import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Sent by a user for their team, or by a visitor. */
    teamId: uuid('team_id'),
    userId: uuid('user_id'),
    visitorId: uuid('visitor_id'),
    /** Keyed hash of a visitor's network address, for limits shared by the visitors of one address. */
    networkHash: text('network_hash'),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('reference'),
    status: text('status').$type<'receiving' | 'checking' | 'ready' | 'refused'>().notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Set when ready; the same as `id`. */
    fileId: uuid('file_id'),
    error: jsonb('error').$type<{ code: string; details: ErrorDetails }>(),
    createdAt: createdAt(),
    /** When the upload is deleted unless a task uses it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.status, table.expiresAt),
    index().on(table.networkHash),
    check('upload_has_one_owner', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
  ],
)

/** What an upload may be used for: a generation, the watermark remover only, or audio for a person to speak. */
export type UploadPurpose = 'reference' | 'watermark' | 'voice'

/**
 * The received parts of an upload, where several machines share a storage: each part is an object. A part
 * begins where the previous one ends, so if two requests write at once, the second finds its place taken.
 */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id').notNull(),
    startBytes: bigint('start_bytes', { mode: 'number' }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Names the object; a request that loses the race has stored one, too. */
    partId: uuid('part_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.startBytes] })],
)
