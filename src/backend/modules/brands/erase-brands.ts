import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { brandFonts, brandSelections, brands } from './tables.ts'
import { fontKey } from './team-fonts.ts'

/** Erases a closed team's brands, with their products and fonts. Safe to repeat. */
export async function eraseBrands(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  teamId: string,
): Promise<void> {
  const isTheirs = eq(brandFonts.teamId, teamId)
  for (const { id } of await db.select({ id: brandFonts.id }).from(brandFonts).where(isTheirs)) {
    await storage.remove(fontKey(id))
  }
  await db.delete(brandFonts).where(isTheirs)
  await db.delete(brands).where(eq(brands.teamId, teamId))
}

export const forgetBrandChoices = (executor: Executor, userId: string) =>
  executor.delete(brandSelections).where(eq(brandSelections.userId, userId))

/** A team's brands, for its owner's data export. */
export const brandsOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(brands).where(eq(brands.teamId, teamId))
