import type { Reference } from '@/contract/endpoints/tasks'
import type { ErrorCode } from '@/contract/error-codes'
import {
  type AspectRatio,
  type Resolution,
  WORKFLOW_TYPES,
  WORKFLOWS,
  type WorkflowType,
} from '@/contract/generation'
import { tableOf } from '@/contract/keys-of'
import type { MediaKind, SeenKind } from '@/contract/media-kind'
import { type Corrections, NO_CORRECTIONS } from '../understanding/corrections'

/** Roles of an edit's videos, in the order they are joined. */
export const VIDEO_ROLES = ['video', 'second_video', 'third_video'] as const
type VideoRole = (typeof VIDEO_ROLES)[number]
export type ReferenceRole = 'image' | 'start_frame' | 'end_frame' | VideoRole

export const isVideoRole = (role: ReferenceRole | undefined): role is VideoRole =>
  VIDEO_ROLES.some((one) => one === role)

/** A picture or video in the tray, from the moment it is chosen. */
export interface ReferenceItem {
  /** Local to this page. */
  id: string
  role: ReferenceRole
  kind: SeenKind
  name: string
  status: 'uploading' | 'ready' | 'failed'
  /** Uploaded share, 0 to 1. */
  progress: number
  /** Its reference on the server; null until the upload is complete. */
  source: Reference | null
  thumbnailUrl: string | null
  errorCode: ErrorCode | null
}

export interface ComposerSettings {
  /** Model id, or `auto`. */
  model: string
  aspectRatio: AspectRatio
  /** Ad placement that set the ratio, if any. */
  placement: { id: string; name: string } | null
  resolution: Resolution
  durationSeconds: number
  generateAudio: boolean
  watermark: boolean
  count: number
  /** Whether words are set over a model's picture instead of being left to the model. */
  exactWords: boolean
  /** Whether the result uses the team's brand. */
  useBrand: boolean
  /** Null lets the server draw one. */
  seed: number | null
}

/** The contents of one tab: words, settings and references. */
export interface Draft {
  prompt: string
  settings: ComposerSettings
  references: ReferenceItem[]
  /** The user's corrections to the engine's reading of the prompt. */
  corrections: Corrections
  /** An earlier result whose look or picture the new ones keep. */
  like: LikedOutput | null
}

export interface LikedOutput {
  outputId: string
  thumbnailUrl: string
  /** Keeps its look, or the very picture below its words. */
  keeps: 'look' | 'picture'
}

/** Whether words are set over the picture of an earlier result. */
export const keepsPicture = ({ like }: Pick<Draft, 'like'>): boolean => like?.keeps === 'picture'

export type Drafts = Record<WorkflowType, Draft>

export const AUTO_MODEL = 'auto'

const IMAGE_SETTINGS: ComposerSettings = {
  model: AUTO_MODEL,
  aspectRatio: '1:1',
  placement: null,
  resolution: '1k',
  durationSeconds: 5,
  generateAudio: false,
  watermark: true,
  count: 1,
  exactWords: true,
  useBrand: false,
  seed: null,
}
const FIRST_SETTINGS: Record<MediaKind, ComposerSettings> = {
  image: IMAGE_SETTINGS,
  video: { ...IMAGE_SETTINGS, aspectRatio: '16:9', resolution: '720p' },
  // No mode of the composer makes sound alone.
  audio: IMAGE_SETTINGS,
}

const emptyDraft = (settings: ComposerSettings): Draft => ({
  prompt: '',
  settings,
  references: [],
  corrections: NO_CORRECTIONS,
  like: null,
})

export const EMPTY_DRAFTS: Drafts = tableOf(WORKFLOW_TYPES, (type) =>
  emptyDraft(FIRST_SETTINGS[WORKFLOWS[type].kind]),
)

/** The references of a role, in order. */
export const referencesOf = (
  draft: Pick<Draft, 'references'>,
  role: ReferenceRole,
): ReferenceItem[] => draft.references.filter((item) => item.role === role)

/** Whether a picture or video is already among these. */
export const hasSource = (items: readonly ReferenceItem[], source: Reference | null): boolean =>
  source !== null &&
  items.some((item) => item.source !== null && idOf(item.source) === idOf(source))

/** A source is identified by a single id or address. */
const idOf = (source: Reference) => Object.values(source).join()
