import { msg } from '@lingui/core/macro'

export const PHOTOSHOOT_HEAD = {
  path: '/photoshoot',
  title: msg`Photoshoot for your product`,
  description: msg`Turn one product image into a set: studio colors, places, and seasons, in the ratios you need, all at once.`,
  keywords: msg`product photoshoot, product images, studio background, product photo background, packshot`,
}
