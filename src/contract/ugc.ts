import type { Work } from './work.ts'

/** Ads with a presenter. Kept free of zod: screens share it. */

/** The steps in which an ad is made. */
export const UGC_STEPS = ['voices', 'shots', 'film'] as const

export const UGC_RUN_STATUSES = ['RUNNING', 'DONE', 'STOPPED', 'CANCELLED'] as const

/** How long a scene is that shows the product. */
export const PRODUCT_SHOT_SECONDS = 4
export const END_CARD_SECONDS = 3

/** Ads that somebody is making in a team, and what one holds. */
export const UGC_ADS_MAX = 200
export const UGC_NAME_MAX = 120
export const UGC_WORDS_MAX = 4_000
export const UGC_CARD_MAX = 400
/** A request as it was sent; that of the film has every caption. */
export const UGC_REQUEST_MAX = 60_000

const SAID_SECONDS = 15
export const USUAL_UGC_SECONDS = SAID_SECONDS + PRODUCT_SHOT_SECONDS + END_CARD_SECONDS

/** What plans count: fifteen seconds said in three scenes, one look at the product, and the end card. */
export const USUAL_UGC_AD: readonly Work[] = [
  { workflowType: 'speech', seconds: 0, characters: 225 },
  { workflowType: 'digital_person', seconds: SAID_SECONDS },
  {
    workflowType: 'image_to_video',
    seconds: PRODUCT_SHOT_SECONDS,
    resolution: '720p',
    isBuiltIn: true,
  },
  { workflowType: 'text_to_image', seconds: 0, resolution: '1k', isBuiltIn: true },
  {
    workflowType: 'timeline',
    seconds: USUAL_UGC_SECONDS,
    resolution: '720p',
  },
]
