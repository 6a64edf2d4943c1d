import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { save } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireReadyUpload } from '../uploads/index.ts'
import { requireBrand } from './brand-row.ts'
import { brandView } from './brand-view.ts'
import { releaseLogos } from './forget-brand.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { brands } from './tables.ts'
import { requireFont } from './team-fonts.ts'

/**
 * Saves a brand of the team.
 * @throws AppError('brand_not_found' | 'not_permitted' | 'nothing_to_save' | 'changed_meanwhile' |
 *   'unsupported_media'), or what is wrong with a logo's upload
 */
export async function saveBrand(
  context: CallContext<'user'>,
  input: ParsedInputOf<typeof save>,
): Promise<OutputOf<typeof save>> {
  const { userId, teamId } = context.actor
  const saved = await context.db.transaction(async (tx) => {
    const before = await requireBrand(tx, { brandId: input.brandId, teamId })
    requireBrandRight(context.actor, 'changeBrand')
    await requireFont(tx, input.heading_font, { teamId, field: 'heading_font' })
    await requireFont(tx, input.body_font, { teamId, field: 'body_font' })
    const wanted = {
      name: input.name,
      colours: input.colours,
      headingFont: input.heading_font,
      bodyFont: input.body_font,
      toneWords: input.tone_words,
      legalLine: input.legal_line,
      doLines: input.do_lines,
      dontLines: input.dont_lines,
      logoFileId: await logoOf(tx, userId, before.logoFileId, {
        field: 'logo_upload_id',
        uploadId: input.logo_upload_id,
      }),
      logoOnDarkFileId: await logoOf(tx, userId, before.logoOnDarkFileId, {
        field: 'logo_on_dark_upload_id',
        uploadId: input.logo_on_dark_upload_id,
      }),
    }
    if (isDeepStrictEqual(wanted, picked(before, wanted))) throw new AppError('nothing_to_save')
    const version = input.version ?? before.version
    const isAsSeen = and(eq(brands.id, before.id), eq(brands.version, version))
    const [row] = await tx
      .update(brands)
      .set({ ...wanted, version: version + 1 })
      .where(isAsSeen)
      .returning()
    if (!row) throw new AppError('changed_meanwhile')
    const kept = new Set([row.logoFileId, row.logoOnDarkFileId])
    const replaced = [before.logoFileId, before.logoOnDarkFileId].filter((id) => !kept.has(id))
    await releaseLogos(context, tx, replaced)
    return row
  })
  return brandView(context, saved)
}

const picked = <Row extends Record<string, unknown>>(row: Row, like: Partial<Row>) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key]]))

async function logoOf(
  tx: Transaction,
  userId: string,
  before: string | null,
  { field, uploadId }: { field: string; uploadId: string | null | undefined },
): Promise<string | null> {
  if (uploadId === undefined) return before
  if (uploadId === null) return null
  const { fileId, kind } = await requireReadyUpload(tx, { uploadId, owner: { userId } })
  if (kind !== 'image') throw new AppError('unsupported_media', { field, expected: 'image' })
  return fileId
}
