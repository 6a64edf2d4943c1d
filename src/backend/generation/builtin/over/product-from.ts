import type { ShotAngle } from '../../../../contract/photoshoot.ts'

const VIEWS: Record<ShotAngle, string> = {
  three_quarter:
    'from a three-quarter angle, turned by about 45 degrees, so that its front and one side are seen',
  above: 'from straight above, as in a flat lay',
  back: 'from behind, so that its back is seen',
  detail: 'in a close-up of one telling detail, with its material and its finish in focus',
}

/**
 * A product from another angle as a model is asked for it, with a picture of the product beside the words. A side that
 * nobody has seen is to stay plain: made-up words or claims on a pack would be an ad's.
 */
export const productFrom = (angle: ShotAngle): string =>
  [
    `Studio photo of the very product in the reference image, shown ${VIEWS[angle]}`,
    'Keep its shape, proportions, colors, materials and labels exactly, and every letter that is still seen',
    'Leave a side that the reference does not show plain: no made-up words, logos, badges or parts',
    'Plain white ground, soft even light, a soft shadow below the product',
    'Nothing else: no people, no hands, no other objects, no text beside the product',
  ].join('. ')
