import { isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { files } from './tables.ts'
import { originalKey } from './variants.ts'

/** Ids of files whose bytes are missing from storage, in whole or in part. */
export async function missingFiles({
  db,
  storage,
}: Pick<Context, 'db' | 'storage'>): Promise<string[]> {
  const rows = await db
    .select({ id: files.id, sizeBytes: files.sizeBytes })
    .from(files)
    .where(isNull(files.deletedAt))
  const missing: string[] = []
  for (const { id, sizeBytes } of rows) {
    if ((await storage.sizeBytes(originalKey(id))) !== sizeBytes) missing.push(id)
  }
  return missing
}
