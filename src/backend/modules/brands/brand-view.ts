import type { BrandView } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import { fileView, findFile } from '../files/index.ts'
import type { BrandRow } from './brand-row.ts'

/** A brand as the contract shows it. */
export async function brandView(context: CallContext<'user'>, brand: BrandRow): Promise<BrandView> {
  return {
    brand_id: brand.id,
    name: brand.name,
    colours: brand.colours,
    heading_font: brand.headingFont,
    body_font: brand.bodyFont,
    tone_words: brand.toneWords,
    legal_line: brand.legalLine,
    do_lines: brand.doLines,
    dont_lines: brand.dontLines,
    version: brand.version,
    logo: await logoView(context, brand.logoFileId),
    logo_on_dark: await logoView(context, brand.logoOnDarkFileId),
  }
}

export async function logoView(
  context: CallContext<'user'>,
  fileId: string | null,
): Promise<BrandView['logo']> {
  const file = fileId ? await findFile(context.db, fileId) : null
  if (!file) return null
  const { thumbnail_url, width, height } = fileView(context, context.request, file)
  return { file_id: file.id, thumbnail_url, width, height }
}
