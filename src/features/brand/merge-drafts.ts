import type { BrandDraft, LogoDraft } from './brand-draft'

export type BrandField = keyof BrandDraft

/** What two people set at once: what only one of them changed is as they want it. */
export interface Merged {
  draft: BrandDraft
  /** Changed by both, each to something else: the draft has what was typed here. */
  disputed: BrandField[]
  /** Changed by the other one alone: the draft has what they saved. */
  taken: BrandField[]
}

/** Joins what is typed here with what somebody else has saved since; nothing that was typed is lost. */
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

/** A draft with one field of another one. */
export const takeField = (draft: BrandDraft, from: BrandDraft, field: BrandField): BrandDraft => ({
  ...draft,
  [field]: from[field],
})

const isSame = (one: BrandDraft, other: BrandDraft, field: BrandField): boolean =>
  JSON.stringify(comparable(one[field])) === JSON.stringify(comparable(other[field]))

/** Addresses of a stored logo differ from one look to the next. */
const comparable = (value: BrandDraft[BrandField]) => (isLogo(value) ? logoKey(value) : value)

const isLogo = (value: BrandDraft[BrandField]): value is LogoDraft =>
  typeof value === 'object' && value !== null && 'thumbnailUrl' in value

const logoKey = ({ uploadId, fileId }: LogoDraft) => (uploadId === undefined ? fileId : uploadId)
