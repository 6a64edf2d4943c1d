import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WorkflowType } from '@/contract/generation'

/** Names of the workflow types. */
export const WORKFLOW_LABELS: Record<WorkflowType, MessageDescriptor> = {
  image_edit: msg`Image Edit`,
  text_to_image: msg`Text to Image`,
  image_to_video: msg`Image to Video`,
  video_edit: msg`Video Edit`,
  text_to_video: msg`Text to Video`,
  first_last_frame: msg`First and Last Frame Video`,
  subtitles: msg`Subtitles`,
  layers: msg`Edited layers`,
  music: msg`Background music`,
  photoshoot: msg`Photoshoot`,
  animated_layers: msg`Animated layers`,
  speech: msg`Voice-over`,
  soundtrack: msg`Sound for videos`,
  timeline: msg`Video editor`,
  lip_sync: msg`Lip sync`,
  digital_person: msg`Talking photo`,
  face_change: msg`Face change in images`,
  video_face_change: msg`Face change in videos`,
  transcript: msg`Subtitles from speech`,
}

/** Placeholders of an empty prompt. */
export const PROMPT_PLACEHOLDERS: Record<WorkflowType, MessageDescriptor> = {
  image_edit: msg`Describe what to change. Refer to your images as @image1, @image2…`,
  text_to_image: msg`Describe the ad: the product, the scene, the light, the words on it…`,
  image_to_video: msg`Describe how the image should move…`,
  video_edit: msg`Describe what to change in the video…`,
  text_to_video: msg`Describe the clip: what happens, how the camera moves, what you hear…`,
  first_last_frame: msg`Describe what happens between the two frames…`,
  subtitles: msg`Subtitles`,
  layers: msg`Edited layers`,
  music: msg`Background music`,
  photoshoot: msg`Photoshoot`,
  animated_layers: msg`Animated layers`,
  speech: msg`Voice-over`,
  soundtrack: msg`Sound for videos`,
  timeline: msg`Video editor`,
  lip_sync: msg`Lip sync`,
  digital_person: msg`Talking photo`,
  face_change: msg`Face change in images`,
  video_face_change: msg`Face change in videos`,
  transcript: msg`Subtitles from speech`,
}
