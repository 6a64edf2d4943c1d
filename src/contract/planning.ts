/** Ad briefs and their schedule. Kept free of zod: screen and server share it. */

/** What an ad emphasizes. `written`: the text model chose. */
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

/** What a scene of a video shows. */
export const SCENE_KINDS = ['opening', 'detail', 'price', 'end_card'] as const

/** Longest sentence to plan from. */
export const PLAN_SENTENCE_MAX = 1_000
/** Most briefs per request. */
export const BRIEFS_MAX = 8
/** Weeks in a plan, and most creatives per week. */
export const PLAN_WEEKS = 4
export const PLAN_PER_WEEK_MAX = 7
export const PLAN_BUDGET_MAX = 1_000_000_000
/** Days between making a creative and running it: time for a review. */
export const REVIEW_DAYS = 2

/** What a presenter video's scene shows: the presenter speaking, or the product. */
export const SCRIPT_SCENE_KINDS = ['speaks', 'product'] as const
/** Most scenes per video, and longest line in one. */
export const SCRIPT_SCENES_MAX = 8
export const SCRIPT_LINE_MAX = 240
