import type { ModelAbility } from '../../contract/endpoints/models.ts'
import type { AspectRatio, Resolution, WorkflowType } from '../../contract/generation.ts'
import type { Language } from '../../contract/languages.ts'
import type { MediaKind } from '../../contract/media-kind.ts'
import type { PriceRule } from '../../contract/pricing.ts'

/** A model as its service knows it. */
export interface RemoteModel {
  /** Its name there. */
  name: string
  /** Its name for people, for what a file says of itself. */
  label: string
  typicalSeconds: number
  /** What else is sent with each request, by the service's own names. */
  fields: RemoteFields
  endpoints: RemoteEndpoints
}

/** Where its service serves a type and what it calls things there; read by the adapter alone. */
export type RemoteEndpoints = Partial<Record<WorkflowType, unknown>>

/** Whether a model reads the brief and sets the words itself; others paint what is described. */
export const canLayOut = ({ abilities }: Pick<ModelRow, 'abilities'>): boolean =>
  abilities.includes('layout')

/** What a service asks, in US dollars: for a picture, a second of a video or of music, or a thousand characters of a script. */
export interface ModelCost {
  usd: Partial<Record<Resolution, number>>
  /** Least that a result costs, however short it is. */
  usdAtLeast?: number
  /** Added when sound is made. */
  audioPercent?: number
  /** For a million of the tokens that the service counts, where it says how many were used. */
  tokens?: { input: number; output: number; thinking?: number }
  /** For a second of work, where the service says how long it took. */
  workSecond?: number
  /** Where the price was read, and when. */
  source: string
  asOf: string
}

/** Somebody who can say a script. */
export interface Voice {
  /** As its service calls it. */
  voice: string
  name: string
  /** Languages it speaks well; every one where nothing is said. */
  languages?: readonly Language[]
}

export type RemoteFields = { readonly [field: string]: unknown }

/** One row of the model registry: data an operator may change, never code. */
export interface ModelRow {
  id: string
  label: string
  kind: MediaKind
  /** Id of the provider that serves it; null when nobody does any more. */
  provider: string | null
  /** Maker as shown to people. */
  maker: string
  /** Whether it comes with the product; says it to people, and decides nothing. */
  isBuiltIn: boolean
  status: 'active' | 'retired'
  /** ISO date from which it is retired. */
  retiresAt: string | null
  /** Id of the model that takes its place. */
  successor: string | null
  /** Page that carries the model's name. */
  page: 'sora' | 'veo3.1' | null
  workflowTypes: WorkflowType[]
  abilities: ModelAbility[]
  aspectRatios: AspectRatio[]
  resolutions: Resolution[]
  /** Seconds on offer; empty for images. */
  durations: number[]
  /** Frames per second of its videos; zero for images. */
  fps: number
  audio: 'none' | 'optional' | 'always'
  referenceImagesMax: number
  /** Videos it takes in one edit; one when nothing is said. */
  referenceVideosMax?: number
  countMax: number
  /** Seconds one result usually takes, for the first estimate. */
  typicalSeconds: number
  price: PriceRule
  /** Its name at its service; the id without its first part when nothing is said. */
  remoteName?: string
  /** What its service asks for it, where that is known. */
  cost?: ModelCost
  /** What else its service is sent with each request, by the service's own names: steps, a quality. */
  remoteFields?: RemoteFields
  remoteEndpoints?: RemoteEndpoints
  /** Of a model that speaks; without them its service is asked for those it has. */
  voices?: readonly Voice[]
}

/**
 * A row as it is on this installation now: nobody serves an `unavailable` one, and one that is `off`
 * has been switched off by the operator.
 */
export interface Model extends Omit<ModelRow, 'status'> {
  status: ModelRow['status'] | 'unavailable' | 'off'
}
