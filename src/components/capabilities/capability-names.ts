import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Capability } from '@/contract/capabilities'

/** Names of an installation's capabilities, as used by plans, questions and the operator's page. */
export const CAPABILITY_NAMES: Record<Capability, MessageDescriptor> = {
  text_to_image: msg`Images from text`,
  image_to_video: msg`Videos from images`,
  text_to_video: msg`Videos from text`,
  watermark_removal: msg`Watermark remover`,
  subtitles: msg`Subtitles`,
  transcript: msg`Subtitles from speech`,
  track_translation: msg`Translation of subtitles`,
  layers: msg`Layer editor`,
  music: msg`Background music`,
  photoshoot: msg`Photoshoot`,
  speech: msg`Voice-over`,
  soundtrack: msg`Sound for videos`,
  video_editor: msg`Video editor`,
  lip_sync: msg`Lip sync`,
  digital_person: msg`Talking photo`,
  face_change: msg`Face change in images`,
  video_face_change: msg`Face change in videos`,
  ugc_ads: msg`UGC ads`,
  planning: msg`Ad briefs and month plan`,
  analytics: msg`Creative analytics`,
  preflight: msg`Checks before export`,
  ad_board: msg`Ad board (AdSpy)`,
  prompt_writing: msg`Prompts improved and translated by a text model`,
}
