import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { preview } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import { fileOfReadyUpload } from '../uploads/index.ts'
import { requireBrand } from './brand-row.ts'
import type { BrandSnapshot } from './tables.ts'
import { requireFont } from './team-fonts.ts'

/**
 * A brand as it would be after saving its form.
 * @throws AppError('brand_not_found'), or what is wrong with a logo's upload
 */
export async function draftedBrand(
  { db, actor: { teamId, userId } }: CallContext<'user'>,
  input: Omit<ParsedInputOf<typeof preview>, 'prompt' | 'seed'>,
): Promise<BrandSnapshot> {
  const { logoFileId, logoOnDarkFileId } = await requireBrand(db, {
    brandId: input.brandId,
    teamId,
  })
  const logoOf = (uploadId: string | null | undefined, stored: string | null) => {
    if (!uploadId) return Promise.resolve(uploadId === null ? null : stored)
    return fileOfReadyUpload(db, { uploadId, owner: { userId } })
  }
  await requireFont(db, input.heading_font, { teamId, field: 'heading_font' })
  await requireFont(db, input.body_font, { teamId, field: 'body_font' })
  return {
    name: input.name,
    colours: input.colours,
    headingFont: input.heading_font,
    bodyFont: input.body_font,
    toneWords: input.tone_words,
    legalLine: input.legal_line,
    doLines: input.do_lines,
    dontLines: input.dont_lines,
    logoFileId: await logoOf(input.logo_upload_id, logoFileId),
    logoOnDarkFileId: await logoOf(input.logo_on_dark_upload_id, logoOnDarkFileId),
  }
}
