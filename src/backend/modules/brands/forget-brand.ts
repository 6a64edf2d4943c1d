import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { releaseFilesJob } from '../files/index.ts'
import { brands } from './tables.ts'

/** Brands that were deleted before an instant. */
export async function findDeletedBrands(executor: Executor, before: Date): Promise<string[]> {
  const isOld = and(isNotNull(brands.deletedAt), lt(brands.deletedAt, before))
  const rows = await executor.select({ id: brands.id }).from(brands).where(isOld)
  return rows.map(({ id }) => id)
}

/** Deletes a brand for good, with its products and what it knows; its logos go unless they are needed. */
export async function forgetBrand(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  brandId: string,
): Promise<void> {
  const [brand] = await tx.delete(brands).where(eq(brands.id, brandId)).returning()
  if (brand) await releaseLogos({ queue }, tx, [brand.logoFileId, brand.logoOnDarkFileId])
}

/** Releases logos that a brand has no more; they go once the transaction has committed. */
export async function releaseLogos(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  logos: readonly (string | null)[],
): Promise<void> {
  const fileIds = logos.filter((id) => id !== null)
  if (fileIds.length > 0) await queue.enqueue(tx, releaseFilesJob, { fileIds })
}
