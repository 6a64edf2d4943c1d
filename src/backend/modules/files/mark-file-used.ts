import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { FileRow } from './file-row.ts'
import { files } from './tables.ts'

/** Keeps a file from being swept away, from the moment the transaction commits. Null when it is gone. */
export async function markFileUsed(tx: Transaction, fileId: string): Promise<FileRow | null> {
  const [file] = await tx
    .update(files)
    .set({ usedAt: sql`coalesce(${files.usedAt}, now())` })
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)))
    .returning()
  return file ?? null
}
