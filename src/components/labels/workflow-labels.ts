import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WorkflowType } from '@/contract/generation'

/** Names of the kinds of generations. */
export const WORKFLOW_LABELS: Record<WorkflowType, MessageDescriptor> = {
  image_edit: msg`Image Edit`,
  text_to_image: msg`Text to Image`,
  image_to_video: msg`Image to Video`,
  video_edit: msg`Video Edit`,
  text_to_video: msg`Text to Video`,
  first_last_frame: msg`First and Last Frame Video`,
}
