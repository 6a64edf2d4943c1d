import type { PlanFeature } from './goods.ts'

/**
 * Everything an installation may be able to do; which of these it can do is decided at run time. Plan cards,
 * menus, and pages show only what is available. Kept free of zod: the browser loads this file.
 */
export const CAPABILITIES = [
  'text_to_image',
  'image_to_video',
  'text_to_video',
  'watermark_removal',
  'subtitles',
  'transcript',
  'track_translation',
  'layers',
  'music',
  'photoshoot',
  'speech',
  'soundtrack',
  'video_editor',
  'lip_sync',
  'digital_person',
  'face_change',
  'video_face_change',
  'ugc_ads',
  'planning',
  'analytics',
  'preflight',
  'ad_board',
  'prompt_writing',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** The capability that a plan feature needs before it can be sold; null: no tool offers it yet. */
export const CAPABILITY_OF_FEATURE: Record<PlanFeature, Capability | null> = {
  text_to_image_ads: 'text_to_image',
  video_generation_ads: 'image_to_video',
  text_to_video_ads: 'text_to_video',
  ugc_creator_ads: 'ugc_ads',
  video_lip_sync: 'lip_sync',
  video_face_change_ads: 'video_face_change',
  subtitle_generation: 'transcript',
  translation: 'track_translation',
  erase: 'watermark_removal',
}

const COUNTED = new Set(Object.values(CAPABILITY_OF_FEATURE))

/** The available tools that every plan includes, besides the features it lists. */
export const toolsAmong = (capabilities: readonly Capability[]): Capability[] =>
  capabilities.filter((name) => !COUNTED.has(name))
