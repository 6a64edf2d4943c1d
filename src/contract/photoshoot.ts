import type { AspectRatio } from './generation.ts'

/** Scenes to show a product in, in the order of the form: plain studios, places, seasons. */
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

/** Angles that a model may show a product from, whatever the uploaded image shows. */
export const SHOT_ANGLES = ['three_quarter', 'above', 'back', 'detail'] as const
export type ShotAngle = (typeof SHOT_ANGLES)[number]

/** Most images per photoshoot. */
export const SHOTS_MAX = 12

interface Shoot {
  scenes: readonly ShotScene[]
  ratios: readonly ShotRatio[]
}

/** Number of images in a shoot; one per ratio when no scenes are chosen. */
export const shotCount = ({ scenes, ratios }: Shoot): number =>
  Math.max(1, scenes.length) * ratios.length

/** Each scene in each ratio, grouped by ratio. */
export const shotsOf = ({ scenes, ratios }: Shoot): { scene: ShotScene; ratio: ShotRatio }[] =>
  ratios.flatMap((ratio) => scenes.map((scene) => ({ scene, ratio })))
