import { z } from 'zod'
import { SHOT_RATIOS, SHOT_SCENES, SHOTS_MAX, shotCount } from '../photoshoot.ts'

const isOnce = (names: readonly string[]) => new Set(names).size === names.length

/** What a product is to be shown in; an image for each scene in each ratio. */
export const ShootToMake = z
  .strictObject({
    /** None where the prompt describes the scene, for a model that paints it; then of one ratio. */
    scenes: z.array(z.enum(SHOT_SCENES)).refine(isOnce, 'a scene stands twice'),
    ratios: z.array(z.enum(SHOT_RATIOS)).min(1).refine(isOnce, 'a ratio stands twice'),
  })
  .refine((shoot) => shotCount(shoot) <= SHOTS_MAX, `makes more than ${SHOTS_MAX} images`)
export type ShootToMake = z.infer<typeof ShootToMake>
