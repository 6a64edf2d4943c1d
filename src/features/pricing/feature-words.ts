import { msg } from '@lingui/core/macro'
import type { PlanFeature } from '@/contract/goods'

/** The features plans are compared by. */
export const FEATURE_NAMES = {
  text_to_image_ads: msg`Text to image ads`,
  video_generation_ads: msg`Video generation ads`,
  text_to_video_ads: msg`Text to video ads`,
  ugc_creator_ads: msg`UGC creator ads`,
  video_lip_sync: msg`Video lip sync`,
  video_face_change_ads: msg`Video face change ads`,
  subtitle_generation: msg`Subtitle generation`,
  translation: msg`Translation`,
  erase: msg`Watermark removal`,
} as const satisfies Record<PlanFeature, unknown>
