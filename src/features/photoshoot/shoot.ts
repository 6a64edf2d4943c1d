import type { ModelView } from '@/contract/endpoints/models'
import { SHOT_RATIOS, type ShotRatio, type ShotScene, shotCount } from '@/contract/photoshoot'

/** What the form holds. */
export interface Shoot {
  scenes: ShotScene[]
  ratios: ShotRatio[]
  /** Model that paints a scene described in words; null for the engine's own scenes. */
  painter: string | null
  words: string
  hasMark: boolean
}

export const FIRST_SHOOT: Shoot = {
  scenes: ['white', 'sunlit', 'table', 'beach'],
  ratios: ['1:1'],
  ...{ painter: null, words: '', hasMark: true },
}

/** Models that shoot here: the engine, and those that paint scenes. */
export function shootersAmong(models: readonly ModelView[]) {
  const there = models.filter(
    ({ status, workflow_types }) => status === 'active' && workflow_types.includes('photoshoot'),
  )
  return {
    engine: there.find(({ is_built_in }) => is_built_in),
    painters: there.filter(({ is_built_in }) => !is_built_in),
  }
}

/** Ratios that a model makes, of those of a shoot. */
export const ratiosOf = (model: ModelView | undefined): ShotRatio[] =>
  SHOT_RATIOS.filter((ratio) => model?.aspect_ratios.includes(ratio) ?? true)

/** The size that pictures for feeds have, or what comes nearest to it. */
export const resolutionOf = (model: ModelView | undefined) =>
  model && !model.resolutions.includes('1k') ? (model.resolutions.at(-1) ?? '1k') : '1k'

/** Images it makes; a described scene is one for each ratio. */
export const imagesOf = ({ scenes, ratios, painter }: Shoot): number =>
  painter === null && scenes.length === 0
    ? 0
    : shotCount({ scenes: painter === null ? scenes : [], ratios })
