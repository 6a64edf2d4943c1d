import { mainTabs, VEO_TABS } from '@/components/creations/create-tabs'
import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'
import type { MediaKind } from '@/contract/media-kind'
import { WORKFLOW_INPUTS } from '@/contract/workflow-inputs'

/** One of the two addresses of the create page: labels over one model registry. */
export interface CreatePageProfile {
  page: 'sora' | 'veo3.1'
  /** Local-storage key of its draft. */
  draftKey: 'create_page_cache' | 'veo3_1_page_cache'
  tabs: (language: Language) => readonly WorkflowType[]
  firstTab: WorkflowType
}

export const MAIN_PAGE: CreatePageProfile = {
  page: 'sora',
  draftKey: 'create_page_cache',
  tabs: mainTabs,
  firstTab: 'text_to_image',
}

export const VEO_PAGE: CreatePageProfile = {
  page: 'veo3.1',
  draftKey: 'veo3_1_page_cache',
  tabs: () => VEO_TABS,
  firstTab: 'text_to_video',
}

/** The tab to show: the one asked for, if this page has it in this language. */
export function chooseTab(
  profile: CreatePageProfile,
  language: Language,
  wanted: WorkflowType | undefined,
): WorkflowType {
  return wanted && profile.tabs(language).includes(wanted) ? wanted : profile.firstTab
}

/**
 * Where a dropped or pasted file belongs: this mode if it takes such files, else the first mode of
 * the page that does, so that a picture dropped on "Text to Image" becomes an edit.
 */
export function workflowForFile(
  current: WorkflowType,
  kind: MediaKind,
  tabs: readonly WorkflowType[],
): WorkflowType | null {
  const takes = (type: WorkflowType) => {
    const inputs = WORKFLOW_INPUTS[type]
    return kind === 'video' ? inputs.video : inputs.images || inputs.frames
  }
  if (takes(current)) return current
  const preferred: WorkflowType[] =
    current === 'text_to_image' ? ['image_edit'] : ['image_to_video', 'image_edit']
  return [...preferred, ...tabs].find((type) => tabs.includes(type) && takes(type)) ?? null
}
