import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerateBlocker } from './generate-blocker'

/** Why Generate is disabled, in the specification's words where it has some. */
export function blockerSentence(i18n: I18n, blocker: GenerateBlocker): string {
  switch (blocker.reason) {
    case 'too_many_images': {
      const count = blocker.limit
      return i18n._(msg`Up to ${count} pictures are supported`)
    }
    case 'model_retired': {
      const { label } = blocker.model
      return i18n._(msg`${label} was retired by its developer. Please choose another model.`)
    }
    case 'model_unavailable': {
      const { label } = blocker.model
      return i18n._(msg`${label} can’t be used here. Please choose another model.`)
    }
    case 'slot_unfilled': {
      const { slot } = blocker
      return i18n._(msg`Replace ${slot} with your own words`)
    }
    default:
      return i18n._(SENTENCES[blocker.reason])
  }
}

const SENTENCES = {
  offline: msg`You’re offline. What you typed stays here.`,
  signed_out: msg`Please login first to proceed with this operation`,
  generating: msg`Generating, please try again later`,
  uploading: msg`Uploading images, please try again later`,
  uploading_video: msg`Please wait for the upload`,
  upload_failed: msg`Upload failed, please check network or try again later`,
  prompt_missing: msg`Describe what you want first`,
  image_missing: msg`Please add an image`,
  start_frame_missing: msg`Please add a start frame`,
  end_frame_missing: msg`Please add an end frame`,
  video_missing: msg`Please upload a video`,
  model_missing: msg`No model on this installation can do this.`,
  insufficient_credits: msg`Insufficient credits, please recharge`,
}
