import type { Work } from './work.ts'

/** Presenter ads. Kept free of zod: screens share it. */

/** The production steps of an ad. */
export const UGC_STEPS = ['voices', 'shots', 'film'] as const

export const UGC_RUN_STATUSES = ['RUNNING', 'DONE', 'STOPPED', 'CANCELLED'] as const

/** Length of a scene that shows the product. */
export const PRODUCT_SHOT_SECONDS = 4
export const END_CARD_SECONDS = 3

/** Most presenter ads a person may have in progress per team, and most text in one. */
export const UGC_ADS_MAX = 200
export const UGC_NAME_MAX = 120
export const UGC_WORDS_MAX = 4_000
export const UGC_CARD_MAX = 400
/** Maximum size of a request; the one for the final video includes every caption. */
export const UGC_REQUEST_MAX = 60_000

const SAID_SECONDS = 15
export const USUAL_UGC_SECONDS = SAID_SECONDS + PRODUCT_SHOT_SECONDS + END_CARD_SECONDS

/** The ad that plans are measured by: fifteen seconds of speech in three scenes, one product shot, and the end card. */
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
