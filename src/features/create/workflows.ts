import { redirect } from '@tanstack/react-router'
import { createPageFor, furtherModes, mainTabs, VEO_TABS } from '@/components/creations/create-tabs'
import type { WorkflowType } from '@/contract/generation'
import { WORKFLOWS } from '@/contract/generation'
import type { Language } from '@/contract/languages'
import type { SeenKind } from '@/contract/media-kind'
import type { CreateSearch } from './search'

/** One of the two addresses of the create page: both use one model registry. */
export interface CreatePageProfile {
  page: 'sora' | 'veo3.1'
  /** Local-storage key of its drafts. */
  draftKey: 'create_page_cache' | 'veo3_1_page_cache'
  tabs: (language: Language) => readonly WorkflowType[]
  /** Modes without a tab, in a menu beside the tabs. */
  furtherModes: (language: Language) => readonly WorkflowType[]
  firstTab: WorkflowType
}

export const MAIN_PAGE: CreatePageProfile = {
  page: 'sora',
  draftKey: 'create_page_cache',
  tabs: mainTabs,
  furtherModes,
  firstTab: 'text_to_image',
}

export const VEO_PAGE: CreatePageProfile = {
  page: 'veo3.1',
  draftKey: 'veo3_1_page_cache',
  tabs: () => VEO_TABS,
  furtherModes: () => [],
  firstTab: 'text_to_video',
}

/** All modes of a page, with or without a tab. */
export const modesOf = (
  profile: CreatePageProfile,
  language: Language,
): readonly WorkflowType[] => [...profile.tabs(language), ...profile.furtherModes(language)]

/** The mode to show: the requested one, if this page has it. */
export function chooseTab(
  profile: CreatePageProfile,
  language: Language,
  wanted: WorkflowType | undefined,
): WorkflowType {
  return wanted && modesOf(profile, language).includes(wanted) ? wanted : profile.firstTab
}

type ToolPage =
  | '/$lang/edit-layers'
  | '/$lang/background-music'
  | '/$lang/photoshoot'
  | '/$lang/subtitles'
  | '/$lang/voice-over'
  | '/$lang/video-sound'
  | '/$lang/video-editor'
  | '/$lang/talking-video'
  | '/$lang/face-change'

/** Pages of the modes that have one of their own; all others lead to the page for subtitles. */
const TOOLS: Partial<Record<WorkflowType, ToolPage>> = {
  transcript: '/$lang/subtitles',
  layers: '/$lang/edit-layers',
  animated_layers: '/$lang/edit-layers',
  music: '/$lang/background-music',
  photoshoot: '/$lang/photoshoot',
  speech: '/$lang/voice-over',
  soundtrack: '/$lang/video-sound',
  timeline: '/$lang/video-editor',
  lip_sync: '/$lang/talking-video',
  digital_person: '/$lang/talking-video',
  face_change: '/$lang/face-change',
  video_face_change: '/$lang/face-change',
}

/** Redirects an address that asks for a mode of another page, instead of showing some other mode. */
export function requireMode(profile: CreatePageProfile, lang: Language, search: CreateSearch) {
  const { tab } = search
  if (!tab || modesOf(profile, lang).includes(tab)) return
  const to = createPageFor(lang, tab)
  if (to) throw redirect({ to, params: { lang }, search, replace: true })
  throw redirect({ to: TOOLS[tab] ?? '/$lang/subtitles', params: { lang }, replace: true })
}

/**
 * The mode for a dropped or pasted file: the current one if it takes such files, else the first mode of the
 * page that does, so that a picture dropped on "Text to Image" becomes an edit.
 */
export function workflowForFile(
  current: WorkflowType,
  kind: SeenKind,
  modes: readonly WorkflowType[],
): WorkflowType | null {
  const takes = (type: WorkflowType) => {
    const inputs = WORKFLOWS[type]
    return kind === 'video' ? inputs.video : inputs.images || inputs.frames
  }
  if (takes(current)) return current
  const preferred: WorkflowType[] =
    current === 'text_to_image' ? ['image_edit'] : ['image_to_video', 'image_edit']
  return [...preferred, ...modes].find((type) => modes.includes(type) && takes(type)) ?? null
}
