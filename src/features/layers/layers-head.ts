import { msg } from '@lingui/core/macro'

export const LAYERS_HEAD = {
  path: '/edit-layers',
  title: msg`Edit layers`,
  description: msg`Move, change and add words and images. Saving makes a new version.`,
  isHidden: true,
}
