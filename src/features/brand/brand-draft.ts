import {
  BRAND_COLOURS_MAX,
  BRAND_NAME_MAX,
  type FontChoice,
  GUIDE_LINE_LENGTH_MAX,
  GUIDE_LINES_MAX,
  TONE_WORD_LENGTH_MAX,
  TONE_WORDS_MAX,
} from '@/contract/brand'
import type { BrandInput, BrandView } from '@/contract/endpoints/brands'

/** A logo in the form: a new upload, or the stored one. */
export interface LogoDraft {
  /** Absent while the stored logo is kept, null once it was removed. */
  uploadId?: string | null
  thumbnailUrl: string | null
  /** Id of the stored logo. */
  fileId: string | null
}

/** Form values of a brand. */
export interface BrandDraft {
  name: string
  colours: string[]
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
  /** As typed, separated by commas. */
  toneWords: string
  legalLine: string
  /** As typed, one per line. */
  doLines: string
  dontLines: string
  logo: LogoDraft
  logoOnDark: LogoDraft
}

export const draftOf = (brand: BrandView): BrandDraft => ({
  name: brand.name,
  colours: brand.colours,
  headingFont: brand.heading_font,
  bodyFont: brand.body_font,
  toneWords: brand.tone_words.join(', '),
  legalLine: brand.legal_line ?? '',
  doLines: brand.do_lines.join('\n'),
  dontLines: brand.dont_lines.join('\n'),
  logo: storedLogo(brand.logo),
  logoOnDark: storedLogo(brand.logo_on_dark),
})

const storedLogo = (logo: BrandView['logo']): LogoDraft => ({
  thumbnailUrl: logo?.thumbnail_url ?? null,
  fileId: logo?.file_id ?? null,
})

/** The input to save: trimmed, without empty entries and within the limits. */
export function inputOf(
  { brand_id: brandId, version }: Pick<BrandView, 'brand_id' | 'version'>,
  draft: BrandDraft,
): BrandInput {
  const { logo, logoOnDark } = draft
  return {
    brandId,
    version,
    name: draft.name.trim().slice(0, BRAND_NAME_MAX),
    colours: draft.colours.slice(0, BRAND_COLOURS_MAX),
    heading_font: draft.headingFont,
    body_font: draft.bodyFont,
    tone_words: listOf(draft.toneWords, /[,，、;\n]/u, TONE_WORD_LENGTH_MAX, TONE_WORDS_MAX),
    legal_line: draft.legalLine.trim() || null,
    do_lines: listOf(draft.doLines, '\n', GUIDE_LINE_LENGTH_MAX, GUIDE_LINES_MAX),
    dont_lines: listOf(draft.dontLines, '\n', GUIDE_LINE_LENGTH_MAX, GUIDE_LINES_MAX),
    ...(logo.uploadId !== undefined && { logo_upload_id: logo.uploadId }),
    ...(logoOnDark.uploadId !== undefined && { logo_on_dark_upload_id: logoOnDark.uploadId }),
  }
}

function listOf(text: string, separator: RegExp | string, length: number, count: number): string[] {
  const parts = text.split(separator).map((part) => part.trim().slice(0, length).trim())
  return [...new Set(parts.filter((part) => part !== ''))].slice(0, count)
}

/** Whether saving would change nothing. */
export const isUnchanged = (brand: BrandView, draft: BrandDraft): boolean =>
  JSON.stringify(inputOf(brand, draft)) === JSON.stringify(inputOf(brand, draftOf(brand)))
