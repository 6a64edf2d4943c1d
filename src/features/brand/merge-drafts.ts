import type { BrandDraft, LogoDraft } from './brand-draft'

export type BrandField = keyof BrandDraft

/** A merge of two people's edits: changes by only one of them are kept. */
export interface Merged {
  draft: BrandDraft
  /** Changed by both, to different values: the draft has the local one. */
  disputed: BrandField[]
  /** Changed only by the other person: the draft has the saved value. */
  taken: BrandField[]
}

/** Merges the local edits with what someone else has saved since; nothing typed here is lost. */
export function mergeDrafts(before: BrandDraft, mine: BrandDraft, theirs: BrandDraft): Merged {
  const fields = BRAND_FIELDS.filter((field) => !isSame(before, theirs, field))
  const taken = fields.filter((field) => isSame(before, mine, field))
  const disputed = fields.filter(
    (field) => !isSame(before, mine, field) && !isSame(mine, theirs, field),
  )
  return {
    draft: taken.reduce((draft, field) => takeField(draft, theirs, field), mine),
    disputed,
    taken,
  }
}

/** In the order of the form. */
export const BRAND_FIELDS = [
  'name',
  'logo',
  'logoOnDark',
  'colours',
  'headingFont',
  'bodyFont',
  'toneWords',
  'doLines',
  'dontLines',
  'legalLine',
] as const satisfies readonly BrandField[]

/** A draft with one field replaced from another draft. */
export const takeField = (draft: BrandDraft, from: BrandDraft, field: BrandField): BrandDraft => ({
  ...draft,
  [field]: from[field],
})

const isSame = (one: BrandDraft, other: BrandDraft, field: BrandField): boolean =>
  JSON.stringify(comparable(one[field])) === JSON.stringify(comparable(other[field]))

/** The address of a stored logo differs between requests. */
const comparable = (value: BrandDraft[BrandField]) => (isLogo(value) ? logoKey(value) : value)

const isLogo = (value: BrandDraft[BrandField]): value is LogoDraft =>
  typeof value === 'object' && value !== null && 'thumbnailUrl' in value

const logoKey = ({ uploadId, fileId }: LogoDraft) => (uploadId === undefined ? fileId : uploadId)
