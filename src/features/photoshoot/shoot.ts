import type { ModelView } from '@/contract/endpoints/models'
import {
  SHOT_RATIOS,
  type ShotAngle,
  type ShotRatio,
  type ShotScene,
  shotCount,
} from '@/contract/photoshoot'

/** What is to be seen: scenes of the engine, one in somebody's words, or the product from other angles. */
export type ShootKind = 'scenes' | 'words' | 'angles'

/** What the form holds. */
export interface Shoot {
  kind: ShootKind
  scenes: ShotScene[]
  angles: ShotAngle[]
  ratios: ShotRatio[]
  /** Model that was chosen where one makes the images; the first of them until then. */
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

/** Models that shoot here, by what they make. */
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

/** Ratios that a model makes, of those of a shoot. */
export const ratiosOf = (model: ModelView | undefined): ShotRatio[] =>
  SHOT_RATIOS.filter((ratio) => model?.aspect_ratios.includes(ratio) ?? true)

/** The size that pictures for feeds have, or what comes nearest to it. */
export const resolutionOf = (model: ModelView | undefined) =>
  model && !model.resolutions.includes('1k') ? (model.resolutions.at(-1) ?? '1k') : '1k'

/** Images it makes; a described scene is one for each ratio. */
export function imagesOf({ kind, scenes, angles, ratios }: Shoot): number {
  if (kind === 'words') return ratios.length
  if (kind === 'angles') return angles.length * ratios.length
  return scenes.length === 0 ? 0 : shotCount({ scenes, ratios })
}
