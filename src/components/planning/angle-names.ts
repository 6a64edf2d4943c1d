import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Angle } from '@/contract/planning'

export const ANGLE_NAMES: Record<Angle, MessageDescriptor> = {
  as_said: msg`In your words`,
  product: msg`Product first`,
  benefit: msg`Benefit first`,
  price: msg`Price`,
  offer: msg`Offer first`,
  brand: msg`Brand first`,
  written: msg`New text`,
}
