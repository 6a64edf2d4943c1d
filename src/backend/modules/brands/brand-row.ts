import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { type BrandSnapshot, brands } from './tables.ts'

export type BrandRow = typeof brands.$inferSelect

/** @throws AppError('brand_not_found') also for a brand of another team */
export async function requireBrand(
  executor: Executor,
  { brandId, teamId }: { brandId: string; teamId: string },
): Promise<BrandRow> {
  const isId = z.uuid().safeParse(brandId).success
  const [brand] = isId
    ? await executor
        .select()
        .from(brands)
        .where(and(eq(brands.id, brandId), eq(brands.teamId, teamId)))
    : []
  if (!brand) throw new AppError('brand_not_found')
  return brand
}

/** The brand a team works in, its first; null for a team without one. */
export async function findBrand(executor: Executor, teamId: string): Promise<BrandRow | null> {
  const [brand] = await executor
    .select()
    .from(brands)
    .where(eq(brands.teamId, teamId))
    .orderBy(asc(brands.createdAt), asc(brands.id))
    .limit(1)
  return brand ?? null
}

/** What a new task keeps of its team's brand. */
export async function brandSnapshot(
  executor: Executor,
  teamId: string,
): Promise<BrandSnapshot | null> {
  const brand = await findBrand(executor, teamId)
  if (!brand) return null
  const { name, logoFileId, colours, headingFont, bodyFont, toneWords, legalLine } = brand
  return { name, logoFileId, colours, headingFont, bodyFont, toneWords, legalLine }
}
