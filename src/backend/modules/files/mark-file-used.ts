import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { FileRow } from './file-row.ts'
import { files } from './tables.ts'

/** Protects a file from being swept, as of the commit of the transaction. Null if the file is gone. */
export async function markFileUsed(tx: Transaction, fileId: string): Promise<FileRow | null> {
  const [file] = await tx
    .update(files)
    .set({ usedAt: sql`coalesce(${files.usedAt}, now())` })
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)))
    .returning()
  return file ?? null
}
