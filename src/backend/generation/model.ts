import type { ModelAbility } from '../../contract/endpoints/models.ts'
import type { AspectRatio, Resolution, WorkflowType } from '../../contract/generation.ts'
import type { Language } from '../../contract/languages.ts'
import type { MediaKind } from '../../contract/media-kind.ts'
import type { PriceRule } from '../../contract/pricing.ts'

/** A model as its service knows it. */
export interface RemoteModel {
  /** The service's name for it. */
  name: string
  /** Display name, also written into a file's metadata. */
  label: string
  typicalSeconds: number
  /** Additional request fields, by the service's own names. */
  fields: RemoteFields
  endpoints: RemoteEndpoints
}

/** Which endpoint serves each workflow type, and its field names; only the adapter reads it. */
export type RemoteEndpoints = Partial<Record<WorkflowType, unknown>>

/** Whether a model reads the brief and sets the words itself; other models paint what is described. */
export const canLayOut = ({ abilities }: Pick<ModelRow, 'abilities'>): boolean =>
  abilities.includes('layout')

/**
 * What a service charges, in US dollars: per picture, per second of video or music, or per thousand characters of
 * script.
 */
export interface ModelCost {
  usd: Partial<Record<Resolution, number>>
  /** Minimum charge per result, however short it is. */
  usdAtLeast?: number
  /** Surcharge for sound. */
  audioPercent?: number
  /** Per million tokens, for services that report the tokens used. */
  tokens?: { input: number; output: number; thinking?: number }
  /** Per second of computing, for services that report how long it took. */
  workSecond?: number
  /** Where the price was found, and when. */
  source: string
  asOf: string
}

/** A voice that can read a script. */
export interface Voice {
  /** The service's id for it. */
  voice: string
  name: string
  /** Languages it speaks well; all languages if unset. */
  languages?: readonly Language[]
}

export type RemoteFields = { readonly [field: string]: unknown }

/** One row of the model registry: data that an operator may change, never code. */
export interface ModelRow {
  id: string
  label: string
  kind: MediaKind
  /** Id of the provider that serves it; null if nobody does anymore. */
  provider: string | null
  /** The maker's display name. */
  maker: string
  /** Whether it ships with the product; for display only. */
  isBuiltIn: boolean
  status: 'active' | 'retired'
  /** ISO date of its retirement. */
  retiresAt: string | null
  /** Id of its replacement. */
  successor: string | null
  /** The page named after the model. */
  page: 'sora' | 'veo3.1' | null
  workflowTypes: WorkflowType[]
  abilities: ModelAbility[]
  aspectRatios: AspectRatio[]
  resolutions: Resolution[]
  /** Offered lengths in seconds; empty for images. */
  durations: number[]
  /** Frame rate of its videos; zero for images. */
  fps: number
  audio: 'none' | 'optional' | 'always'
  referenceImagesMax: number
  /** Maximum number of videos in one edit; defaults to one. */
  referenceVideosMax?: number
  countMax: number
  /** Usual seconds per result, for the first estimate. */
  typicalSeconds: number
  price: PriceRule
  /** The service's name for it; defaults to the id without its first part. */
  remoteName?: string
  /** What its service charges, if known. */
  cost?: ModelCost
  /** Additional request fields, by the service's own names: steps, quality. */
  remoteFields?: RemoteFields
  remoteEndpoints?: RemoteEndpoints
  /** For speech models; without them, the service is asked for its voices. */
  voices?: readonly Voice[]
}

/**
 * A row's current state on this installation: `unavailable` if no provider serves it, `off` if the
 * operator switched it off.
 */
export interface Model extends Omit<ModelRow, 'status'> {
  status: ModelRow['status'] | 'unavailable' | 'off'
}
