import { isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { files } from './tables.ts'
import { originalKey } from './variants.ts'

/** Files that should have bytes in storage and do not, or not as many: ids. */
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
