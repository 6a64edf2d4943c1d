import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { type BrandSnapshot, brandSelections, brands } from './tables.ts'

export type BrandRow = typeof brands.$inferSelect
/** The member asking, for queries that depend on the person. */
type Member = Pick<UserActor, 'teamId' | 'userId'>

/** @throws AppError('brand_not_found'), also for another team's or a deleted brand */
export async function requireBrand(
  executor: Executor,
  brand: { brandId: string; teamId: string },
  { evenDeleted = false } = {},
): Promise<BrandRow> {
  const [found] = z.uuid().safeParse(brand.brandId).success
    ? await executor.select().from(brands).where(isBrand(brand, evenDeleted))
    : []
  if (!found) throw new AppError('brand_not_found')
  return found
}

const isBrand = ({ brandId, teamId }: { brandId: string; teamId: string }, evenDeleted: boolean) =>
  and(
    eq(brands.id, brandId),
    eq(brands.teamId, teamId),
    evenDeleted ? undefined : isNull(brands.deletedAt),
  )

/** The team's default first, then by creation. */
const DEFAULT_FIRST: SQL[] = [
  sql`${desc(brands.defaultAt)} nulls last`,
  asc(brands.createdAt),
  asc(brands.id),
]

/** A team's brands, its default first. */
export const listRows = (executor: Executor, teamId: string): Promise<BrandRow[]> =>
  executor
    .select()
    .from(brands)
    .where(and(eq(brands.teamId, teamId), isNull(brands.deletedAt)))
    .orderBy(...DEFAULT_FIRST)

/** How many brands a team has. */
export const countBrands = (executor: Executor, teamId: string): Promise<number> =>
  executor.$count(brands, and(eq(brands.teamId, teamId), isNull(brands.deletedAt)))

/** The user's current brand: their choice, otherwise the team's default; null if the team has none. */
export async function findBrand(
  executor: Executor,
  { teamId, userId }: Member,
): Promise<BrandRow | null> {
  const isChosen = and(eq(brandSelections.brandId, brands.id), eq(brandSelections.userId, userId))
  const [found] = await executor
    .select({ brand: brands })
    .from(brands)
    .leftJoin(brandSelections, isChosen)
    .where(and(eq(brands.teamId, teamId), isNull(brands.deletedAt)))
    .orderBy(sql`${brandSelections.brandId} nulls last`, ...DEFAULT_FIRST)
    .limit(1)
  return found?.brand ?? null
}

/**
 * The snapshot that a new task keeps of its brand: the named one, otherwise its maker's current one.
 * @throws AppError('brand_not_found')
 */
export async function brandSnapshot(
  executor: Executor,
  member: Member,
  brandId?: string,
): Promise<BrandSnapshot | null> {
  const brand = brandId
    ? await requireBrand(executor, { brandId, teamId: member.teamId })
    : await findBrand(executor, member)
  return brand && snapshotOf(brand)
}

export const snapshotOf = (brand: BrandSnapshot): BrandSnapshot => ({
  name: brand.name,
  logoFileId: brand.logoFileId,
  logoOnDarkFileId: brand.logoOnDarkFileId,
  colours: brand.colours,
  headingFont: brand.headingFont,
  bodyFont: brand.bodyFont,
  toneWords: brand.toneWords,
  legalLine: brand.legalLine,
  doLines: brand.doLines,
  dontLines: brand.dontLines,
})
