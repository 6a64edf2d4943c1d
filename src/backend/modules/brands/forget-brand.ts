import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { releaseFilesJob } from '../files/index.ts'
import { brands } from './tables.ts'

/** Brands deleted before an instant. */
export async function findDeletedBrands(executor: Executor, before: Date): Promise<string[]> {
  const isOld = and(isNotNull(brands.deletedAt), lt(brands.deletedAt, before))
  const rows = await executor.select({ id: brands.id }).from(brands).where(isOld)
  return rows.map(({ id }) => id)
}

/** Permanently deletes a brand with its products and knowledge, and its logos unless something else needs them. */
export async function forgetBrand(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  brandId: string,
): Promise<void> {
  const [brand] = await tx.delete(brands).where(eq(brands.id, brandId)).returning()
  if (brand) await releaseLogos({ queue }, tx, [brand.logoFileId, brand.logoOnDarkFileId])
}

/** Releases logos that a brand no longer uses; they're deleted after the transaction commits. */
export async function releaseLogos(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  logos: readonly (string | null)[],
): Promise<void> {
  const fileIds = logos.filter((id) => id !== null)
  if (fileIds.length > 0) await queue.enqueue(tx, releaseFilesJob, { fileIds })
}
