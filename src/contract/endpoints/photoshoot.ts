import { z } from 'zod'
import { SHOT_RATIOS, SHOT_SCENES, SHOTS_MAX, shotsOf } from '../photoshoot.ts'

const isOnce = (names: readonly string[]) => new Set(names).size === names.length

/** What a product is to be shown in; an image for each scene in each ratio. */
export const ShootToMake = z
  .strictObject({
    scenes: z.array(z.enum(SHOT_SCENES)).min(1).refine(isOnce, 'a scene stands twice'),
    ratios: z.array(z.enum(SHOT_RATIOS)).min(1).refine(isOnce, 'a ratio stands twice'),
  })
  .refine((shoot) => shotsOf(shoot).length <= SHOTS_MAX, `makes more than ${SHOTS_MAX} images`)
export type ShootToMake = z.infer<typeof ShootToMake>
