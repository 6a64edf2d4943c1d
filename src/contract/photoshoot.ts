import type { AspectRatio } from './generation.ts'

/** Where a product may be shown, in the order of the form: plain studios, places, seasons. */
export const SHOT_SCENES = [
  'white',
  'black',
  'pink',
  'blue',
  'green',
  'podium',
  'sunlit',
  'window',
  'table',
  'beach',
  'sunset',
  'spring',
  'summer',
  'autumn',
  'winter',
  'holidays',
] as const
export type ShotScene = (typeof SHOT_SCENES)[number]

export const SHOT_RATIOS = ['1:1', '4:5', '9:16', '16:9'] as const satisfies readonly AspectRatio[]
export type ShotRatio = (typeof SHOT_RATIOS)[number]

/** Sides that a model may show a product from, whatever its image shows. */
export const SHOT_ANGLES = ['three_quarter', 'above', 'back', 'detail'] as const
export type ShotAngle = (typeof SHOT_ANGLES)[number]

/** Images of one photoshoot. */
export const SHOTS_MAX = 12

interface Shoot {
  scenes: readonly ShotScene[]
  ratios: readonly ShotRatio[]
}

/** Images of a shoot; one for each ratio where no scenes are chosen. */
export const shotCount = ({ scenes, ratios }: Shoot): number =>
  Math.max(1, scenes.length) * ratios.length

/** Each scene in each ratio, those of one ratio beside each other. */
export const shotsOf = ({ scenes, ratios }: Shoot): { scene: ShotScene; ratio: ShotRatio }[] =>
  ratios.flatMap((ratio) => scenes.map((scene) => ({ scene, ratio })))
