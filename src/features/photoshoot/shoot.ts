import type { ModelView } from '@/contract/endpoints/models'
import {
  SHOT_RATIOS,
  type ShotAngle,
  type ShotRatio,
  type ShotScene,
  shotCount,
} from '@/contract/photoshoot'

/** What the images show: scenes of the engine, a scene in the user's words, or the product from other angles. */
export type ShootKind = 'scenes' | 'words' | 'angles'

/** The form values. */
export interface Shoot {
  kind: ShootKind
  scenes: ShotScene[]
  angles: ShotAngle[]
  ratios: ShotRatio[]
  /** The chosen model where one makes the images; null for the first of them. */
  model: string | null
  words: string
  hasMark: boolean
}

export const FIRST_SHOOT: Shoot = {
  kind: 'scenes',
  scenes: ['white', 'sunlit', 'table', 'beach'],
  angles: ['three_quarter', 'above'],
  ratios: ['1:1'],
  ...{ model: null, words: '', hasMark: true },
}

/** Models for photoshoots, by what they can make. */
export function shootersAmong(models: readonly ModelView[]): Record<ShootKind, ModelView[]> {
  const there = models.filter(
    ({ status, workflow_types }) => status === 'active' && workflow_types.includes('photoshoot'),
  )
  const remote = there.filter(({ is_built_in }) => !is_built_in)
  return {
    scenes: there.filter(({ is_built_in }) => is_built_in),
    words: remote.filter(({ workflow_types }) => workflow_types.includes('text_to_image')),
    angles: remote.filter(({ abilities }) => abilities.includes('angles')),
  }
}

/** Ratios for a photoshoot that a model supports. */
export const ratiosOf = (model: ModelView | undefined): ShotRatio[] =>
  SHOT_RATIOS.filter((ratio) => model?.aspect_ratios.includes(ratio) ?? true)

/** The usual size of pictures in feeds, or a substitute where the model lacks it. */
export const resolutionOf = (model: ModelView | undefined) =>
  model && !model.resolutions.includes('1k') ? (model.resolutions.at(-1) ?? '1k') : '1k'

/** Number of images it makes; a described scene is one image per ratio. */
export function imagesOf({ kind, scenes, angles, ratios }: Shoot): number {
  if (kind === 'words') return ratios.length
  if (kind === 'angles') return angles.length * ratios.length
  return scenes.length === 0 ? 0 : shotCount({ scenes, ratios })
}
