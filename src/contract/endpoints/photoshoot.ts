import { z } from 'zod'
import { SHOT_ANGLES, SHOT_RATIOS, SHOT_SCENES, SHOTS_MAX, shotCount } from '../photoshoot.ts'

const isOnce = (names: readonly string[]) => new Set(names).size === names.length

/** Scenes and ratios of a photoshoot; one image for each scene in each ratio. */
export const ShootToMake = z
  .strictObject({
    /** Empty when a model makes the image, of the scene in the prompt or of the angle; then one ratio. */
    scenes: z.array(z.enum(SHOT_SCENES)).refine(isOnce, 'a scene stands twice'),
    ratios: z.array(z.enum(SHOT_RATIOS)).min(1).refine(isOnce, 'a ratio stands twice'),
    /** For models with the ability `angles`, which redraw the product with the image as reference. */
    angle: z.enum(SHOT_ANGLES).optional(),
  })
  .refine(({ angle, scenes }) => !angle || scenes.length === 0, 'an angle has no scenes')
  .refine((shoot) => shotCount(shoot) <= SHOTS_MAX, `makes more than ${SHOTS_MAX} images`)
export type ShootToMake = z.infer<typeof ShootToMake>
