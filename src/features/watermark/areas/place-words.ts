import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Box } from './area'

/** Describes the position of a box to screen readers. */
export function describePlace(i18n: I18n, box: Box): string {
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  const left = percent.format(box.x)
  const top = percent.format(box.y)
  const width = percent.format(box.w)
  const height = percent.format(box.h)
  return i18n._(msg`${left} from the left, ${top} from the top, ${width} wide, ${height} high`)
}
