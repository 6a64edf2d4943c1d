import type { WorkflowType } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import type { Language } from '@/contract/languages'

/** The languages in which the main create page has a tab for a mode, in tab order. */
const SHOWN: Record<WorkflowType, 'everywhere' | 'in English' | 'elsewhere'> = {
  image_edit: 'everywhere',
  text_to_image: 'everywhere',
  image_to_video: 'everywhere',
  video_edit: 'in English',
  text_to_video: 'in English',
  first_last_frame: 'in English',
  subtitles: 'elsewhere',
  layers: 'elsewhere',
  music: 'elsewhere',
  photoshoot: 'elsewhere',
  animated_layers: 'elsewhere',
  speech: 'elsewhere',
  soundtrack: 'elsewhere',
  timeline: 'elsewhere',
  lip_sync: 'elsewhere',
  digital_person: 'elsewhere',
  face_change: 'elsewhere',
  video_face_change: 'elsewhere',
  transcript: 'elsewhere',
}

/** Tabs of the main create page: three everywhere, three more in English. */
export const mainTabs = (language: Language): readonly WorkflowType[] =>
  keysOf(SHOWN).filter(
    (type) => SHOWN[type] === 'everywhere' || (language === 'en' && SHOWN[type] === 'in English'),
  )

/** Modes without a tab on the main create page in this language; a menu beside the tabs leads to them. */
export const furtherModes = (language: Language): readonly WorkflowType[] =>
  language === 'en' ? [] : keysOf(SHOWN).filter((type) => SHOWN[type] === 'in English')

/** Modes of the video model page. */
export const VEO_TABS: readonly WorkflowType[] = [
  'text_to_video',
  'image_to_video',
  'first_last_frame',
]

/** The create page for a mode: one that has a tab for it in this language, preferring the main page. */
export function createPageFor(
  language: Language,
  workflow: WorkflowType,
): '/$lang' | '/$lang/veo3.1' | null {
  if (mainTabs(language).includes(workflow)) return '/$lang'
  if (VEO_TABS.includes(workflow)) return '/$lang/veo3.1'
  return furtherModes(language).includes(workflow) ? '/$lang' : null
}
