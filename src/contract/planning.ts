/** Briefs of ads and when they run. Kept free of zod: screen and server share it. */

/** What an ad puts first. `written`: as the text model chose. */
export const ANGLES = [
  'as_said',
  'product',
  'benefit',
  'price',
  'offer',
  'brand',
  'written',
] as const
export type Angle = (typeof ANGLES)[number]

/** What a scene of a film shows. */
export const SCENE_KINDS = ['opening', 'detail', 'price', 'end_card'] as const

/** Longest sentence that a plan is made from. */
export const PLAN_SENTENCE_MAX = 1_000
/** Briefs that are made at once. */
export const BRIEFS_MAX = 8
/** Weeks of a plan, and most creatives a week. */
export const PLAN_WEEKS = 4
export const PLAN_PER_WEEK_MAX = 7
export const PLAN_BUDGET_MAX = 1_000_000_000
/** Days between making a creative and running it: time for a review. */
export const REVIEW_DAYS = 2

/** Who is seen in a scene of a film with a presenter: they speak, or the product is shown. */
export const SCRIPT_SCENE_KINDS = ['speaks', 'product'] as const
/** Scenes of one film, and the longest that is said or shown in one. */
export const SCRIPT_SCENES_MAX = 8
export const SCRIPT_LINE_MAX = 240
