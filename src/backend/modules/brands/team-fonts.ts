import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import { type FontChoice, isUploadedFont, type UploadedFont } from '../../../contract/brand.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { fonts, removeFont, TeamFont } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { brandFonts, brands } from './tables.ts'

type FontRow = typeof brandFonts.$inferSelect

export const fontKey = (fontId: string): string => `fonts/${fontId}`

/** The id of an uploaded font; null for a bundled one. */
export const uploadedId = (font: FontChoice | null): string | null =>
  isUploadedFont(font) ? font.slice('uploaded:'.length) : null

export const fontOf = (fontId: string): UploadedFont => `uploaded:${fontId}`

export const fontView = ({ id, name, languages }: FontRow): TeamFont => ({
  font: `uploaded:${id}`,
  name,
  languages,
})

export async function listFonts({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof fonts>> {
  const rows = await db
    .select()
    .from(brandFonts)
    .where(eq(brandFonts.teamId, actor.teamId))
    .orderBy(asc(brandFonts.name), asc(brandFonts.id))
  return { fonts: rows.map(fontView) }
}

/** @throws AppError('invalid_input') for a font that isn't the team's */
export async function requireFont(
  executor: Executor,
  font: FontChoice | null,
  { teamId, field }: { teamId: string; field: string },
): Promise<void> {
  const fontId = uploadedId(font)
  if (!fontId) return
  const isId = z.uuid().safeParse(fontId).success
  const isOurs = and(eq(brandFonts.id, fontId), eq(brandFonts.teamId, teamId))
  if (isId && (await executor.$count(brandFonts, isOurs)) > 0) return
  throw new AppError('invalid_input', { field, rule: 'unknown_font' })
}

/** Which of the fonts the team has. */
export async function knownFonts(
  executor: Executor,
  fonts: readonly UploadedFont[],
  teamId: string,
): Promise<ReadonlySet<UploadedFont>> {
  const ids = fonts.flatMap((font) => uploadedId(font) ?? [])
  if (ids.length === 0) return new Set()
  const rows = await executor
    .select({ id: brandFonts.id })
    .from(brandFonts)
    .where(and(inArray(brandFonts.id, ids), eq(brandFonts.teamId, teamId)))
  return new Set(rows.map(({ id }) => fontOf(id)))
}

/**
 * Deletes a font and its use in the team's brands, which fall back to a font that suits the mood.
 * @throws AppError('not_found' | 'not_permitted')
 */
export async function deleteFont(
  { db, storage, actor }: CallContext<'user'>,
  { fontId }: ParsedInputOf<typeof removeFont>,
): Promise<OutputOf<typeof removeFont>> {
  const isOurs = and(eq(brandFonts.id, fontId), eq(brandFonts.teamId, actor.teamId))
  if ((await db.$count(brandFonts, isOurs)) === 0) throw new AppError('not_found')
  requireBrandRight(actor, 'changeBrand')
  await db.transaction(async (tx) => {
    const { headingFont, bodyFont } = brands
    const isSetIn = (column: typeof headingFont | typeof bodyFont) =>
      and(eq(brands.teamId, actor.teamId), eq(column, fontOf(fontId)))
    await tx.update(brands).set({ headingFont: null }).where(isSetIn(headingFont))
    await tx.update(brands).set({ bodyFont: null }).where(isSetIn(bodyFont))
    await tx.delete(brandFonts).where(isOurs)
  })
  await storage.remove(fontKey(fontId))
  return { done: true }
}
