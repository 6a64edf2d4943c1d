import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'

const EVERY_LANGUAGE: readonly WorkflowType[] = ['image_edit', 'text_to_image', 'image_to_video']
const ENGLISH_ONLY: readonly WorkflowType[] = ['video_edit', 'text_to_video', 'first_last_frame']

/** Modes of the main create page: three everywhere, three more in English. */
export const mainTabs = (language: Language): readonly WorkflowType[] =>
  language === 'en' ? [...EVERY_LANGUAGE, ...ENGLISH_ONLY] : EVERY_LANGUAGE

/** Modes of the video model page. */
export const VEO_TABS: readonly WorkflowType[] = [
  'text_to_video',
  'image_to_video',
  'first_last_frame',
]

/** The create page that has a mode in this language, the main one before the other. */
export function createPageFor(
  language: Language,
  workflow: WorkflowType,
): '/$lang' | '/$lang/veo3.1' | null {
  if (mainTabs(language).includes(workflow)) return '/$lang'
  return VEO_TABS.includes(workflow) ? '/$lang/veo3.1' : null
}
