import { inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { brands } from './tables.ts'

/** Which of the files are the logo of a brand now. */
export async function findBrandLogos(db: Executor, fileIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ fileId: brands.logoFileId })
    .from(brands)
    .where(inArray(brands.logoFileId, fileIds))
  return new Set(rows.map(({ fileId }) => fileId))
}
