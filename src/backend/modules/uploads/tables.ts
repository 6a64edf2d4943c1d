import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    status: text('status').$type<'receiving' | 'checking' | 'ready' | 'refused'>().notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Set when ready; the same as `id`. */
    fileId: uuid('file_id'),
    error: jsonb('error').$type<{ code: string; details: Record<string, string | number> }>(),
    createdAt: createdAt(),
    /** When the upload is thrown away unless a task took it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.status, table.expiresAt)],
)
