import { msg } from '@lingui/core/macro'

/** Title and description of pages without content of their own. */
export const NOT_FOUND_HEAD = {
  path: '/404',
  title: msg`Page not found`,
  description: msg`There is no page at this address.`,
  isHidden: true,
}

export const ERROR_HEAD = {
  path: '/error',
  title: msg`Something went wrong`,
  description: msg`The page couldn’t be shown.`,
  isHidden: true,
}
