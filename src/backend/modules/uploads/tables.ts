import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** `receiving`, `checking`, `ready` or `refused`. */
    status: text('status').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    fileId: uuid('file_id'),
    error: jsonb('error').$type<{ code: string; details: Record<string, string | number> }>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.status, table.expiresAt)],
)
