import type { ModelAbility } from '../../contract/endpoints/models.ts'
import type { AspectRatio, Resolution, WorkflowType } from '../../contract/generation.ts'
import type { MediaKind } from '../../contract/media-kind.ts'
import type { PriceRule } from '../../contract/pricing.ts'

/** One row of the model registry: data an operator may change, never code. */
export interface ModelRow {
  id: string
  label: string
  kind: MediaKind
  /** Id of the provider that serves it; null when nobody does any more. */
  provider: string | null
  /** Maker as shown to people. */
  maker: string
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
}

/** A row as it stands on this installation now: nobody serves an `unavailable` one. */
export interface Model extends Omit<ModelRow, 'status'> {
  status: ModelRow['status'] | 'unavailable'
}
