import type { ShotAngle } from '../../../../contract/photoshoot.ts'

const VIEWS: Record<ShotAngle, string> = {
  three_quarter:
    'from a three-quarter angle, turned by about 45 degrees, so that its front and one side are seen',
  above: 'from straight above, as in a flat lay',
  back: 'from behind, so that its back is seen',
  detail: 'in a close-up of one telling detail, with its material and its finish in focus',
}

/**
 * The prompt for showing a product from another angle, sent with a picture of the product. A side the picture does not
 * show stays plain: invented words or claims on a pack would become the ad's.
 */
export const productFrom = (angle: ShotAngle): string =>
  [
    `Studio photo of the very product in the reference image, shown ${VIEWS[angle]}`,
    'Keep its shape, proportions, colors, materials and labels exactly, and every letter that is still seen',
    'Leave a side that the reference does not show plain: no made-up words, logos, badges or parts',
    'Plain white ground, soft even light, a soft shadow below the product',
    'Nothing else: no people, no hands, no other objects, no text beside the product',
  ].join('. ')
