import { inArray, or } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { brands } from './tables.ts'

/** Which of the files are currently a brand's logo. */
export async function findBrandLogos(db: Executor, fileIds: string[]): Promise<Set<string | null>> {
  const { logoFileId, logoOnDarkFileId } = brands
  const rows = await db
    .select({ logoFileId, logoOnDarkFileId })
    .from(brands)
    .where(or(inArray(logoFileId, fileIds), inArray(logoOnDarkFileId, fileIds)))
  return new Set(rows.flatMap((row) => [row.logoFileId, row.logoOnDarkFileId]))
}
