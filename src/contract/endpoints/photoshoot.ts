import { z } from 'zod'
import { SHOT_ANGLES, SHOT_RATIOS, SHOT_SCENES, SHOTS_MAX, shotCount } from '../photoshoot.ts'

const isOnce = (names: readonly string[]) => new Set(names).size === names.length

/** What a product is to be shown in; an image for each scene in each ratio. */
export const ShootToMake = z
  .strictObject({
    /** None where a model makes the image: of the scene that the prompt describes, or of the angle; then of one ratio. */
    scenes: z.array(z.enum(SHOT_SCENES)).refine(isOnce, 'a scene stands twice'),
    ratios: z.array(z.enum(SHOT_RATIOS)).min(1).refine(isOnce, 'a ratio stands twice'),
    /** For models with the ability `angles`, which draw the product anew with the image as their reference. */
    angle: z.enum(SHOT_ANGLES).optional(),
  })
  .refine(({ angle, scenes }) => !angle || scenes.length === 0, 'an angle has no scenes')
  .refine((shoot) => shotCount(shoot) <= SHOTS_MAX, `makes more than ${SHOTS_MAX} images`)
export type ShootToMake = z.infer<typeof ShootToMake>
