import { CAPABILITIES, type Capability } from '../contract/capabilities.ts'
import type { WorkflowType } from '../contract/generation.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'

type Installation = Pick<Context, 'models' | 'textModel'>

interface Requirement {
  isThere: (installation: Installation) => boolean
  /** Settings the capability needs; empty if it depends on models or on nothing. */
  settings: readonly (keyof Env)[]
  /** Whether one of the settings is enough. */
  isOneEnough?: true
  /** Capabilities it is built from. All must be available; the first missing one has its settings reported. */
  parts?: readonly Capability[]
}

const always: Requirement = { isThere: () => true, settings: [] }

const modelFor = (type: WorkflowType): Requirement => ({
  isThere: ({ models }) =>
    models.list().some((one) => one.status === 'active' && one.workflowTypes.includes(type)),
  settings: [],
})

const TEXT_MODEL: Requirement = {
  isThere: ({ textModel }) => textModel !== null,
  settings: ['TEXT_MODEL_URL', 'TEXT_MODEL'],
}

const ofParts = (...parts: readonly Capability[]): Requirement => ({
  isThere: (installation) => parts.every((name) => REQUIREMENTS[name].isThere(installation)),
  ...{ settings: [], parts },
})

/** Each of these provides voices. */
const SPEECH_SETTINGS = [
  'OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'ELEVENLABS_API_KEY',
  'SPEECH_URL',
] as const

/** Each of these provides a model that transcribes speech. */
const HEARING_SETTINGS = ['OPENAI_API_KEY', 'FAL_KEY', 'WHISPER_URL'] as const

/** Provides models that make people speak. */
const PEOPLE_SETTINGS = ['FAL_KEY'] as const

/** Each of these provides models that edit one picture using another. */
const FACE_SETTINGS = ['GEMINI_API_KEY', 'OPENAI_API_KEY'] as const

/** Every capability of the product with its requirements. */
const REQUIREMENTS: Record<Capability, Requirement> = {
  text_to_image: modelFor('text_to_image'),
  image_to_video: modelFor('image_to_video'),
  text_to_video: modelFor('text_to_video'),
  watermark_removal: always,
  subtitles: modelFor('subtitles'),
  transcript: { ...modelFor('transcript'), settings: HEARING_SETTINGS, isOneEnough: true },
  track_translation: TEXT_MODEL,
  layers: modelFor('layers'),
  music: modelFor('music'),
  photoshoot: modelFor('photoshoot'),
  speech: { ...modelFor('speech'), settings: SPEECH_SETTINGS, isOneEnough: true },
  soundtrack: modelFor('soundtrack'),
  video_editor: modelFor('timeline'),
  lip_sync: { ...modelFor('lip_sync'), settings: PEOPLE_SETTINGS },
  digital_person: { ...modelFor('digital_person'), settings: PEOPLE_SETTINGS },
  face_change: { ...modelFor('face_change'), settings: FACE_SETTINGS, isOneEnough: true },
  video_face_change: { ...modelFor('video_face_change'), settings: PEOPLE_SETTINGS },
  ugc_ads: ofParts('digital_person', 'speech', 'image_to_video', 'video_editor'),
  planning: always,
  analytics: always,
  preflight: always,
  ad_board: always,
  prompt_writing: TEXT_MODEL,
}

/** Capabilities available right now. */
export const capabilitiesOf = (installation: Installation): Capability[] =>
  CAPABILITIES.filter((name) => REQUIREMENTS[name].isThere(installation))

/** Every capability: whether it is available, and which settings it or its first missing part needs. */
export const everyCapability = (installation: Installation) =>
  CAPABILITIES.map((name) => {
    const { isThere, parts = [] } = REQUIREMENTS[name]
    const lacking = parts.find((part) => !REQUIREMENTS[part].isThere(installation)) ?? name
    const { settings, isOneEnough = false } = REQUIREMENTS[lacking]
    return {
      ...{ name, is_there: isThere(installation), settings: [...settings] },
      is_one_enough: isOneEnough,
    }
  })
