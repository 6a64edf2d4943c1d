import {
  BRAND_COLOURS_MAX,
  BRAND_NAME_MAX,
  type BrandFont,
  TONE_WORD_LENGTH_MAX,
  TONE_WORDS_MAX,
} from '@/contract/brand'
import type { BrandInput, BrandView } from '@/contract/endpoints/brands'

/** What is in the form of a brand. */
export interface BrandDraft {
  name: string
  colours: string[]
  headingFont: BrandFont | null
  bodyFont: BrandFont | null
  /** As it is typed, with commas between. */
  toneWords: string
  legalLine: string
  /** `uploadId` is absent while the stored logo is kept, null once it was taken away. */
  logo: { uploadId?: string | null; thumbnailUrl: string | null }
}

export const draftOf = (brand: BrandView): BrandDraft => ({
  name: brand.name,
  colours: brand.colours,
  headingFont: brand.heading_font,
  bodyFont: brand.body_font,
  toneWords: brand.tone_words.join(', '),
  legalLine: brand.legal_line ?? '',
  logo: { thumbnailUrl: brand.logo?.thumbnail_url ?? null },
})

/** What is sent to save it: trimmed, without empty words and without a word too many. */
export function inputOf(brandId: string, draft: BrandDraft): BrandInput {
  const words = draft.toneWords
    .split(/[,，、;\n]/u)
    .map((word) => word.trim().slice(0, TONE_WORD_LENGTH_MAX))
    .filter((word) => word !== '')
  return {
    brandId,
    name: draft.name.trim().slice(0, BRAND_NAME_MAX),
    colours: draft.colours.slice(0, BRAND_COLOURS_MAX),
    heading_font: draft.headingFont,
    body_font: draft.bodyFont,
    tone_words: [...new Set(words)].slice(0, TONE_WORDS_MAX),
    legal_line: draft.legalLine.trim() || null,
    ...(draft.logo.uploadId !== undefined && { logo_upload_id: draft.logo.uploadId }),
  }
}

/** Whether saving would change nothing. */
export const isUnchanged = (brand: BrandView, draft: BrandDraft): boolean =>
  JSON.stringify(inputOf(brand.brand_id, draft)) ===
  JSON.stringify(inputOf(brand.brand_id, draftOf(brand)))
