import { msg } from '@lingui/core/macro'

export const PAYMENT_HEAD = {
  path: '/payment',
  title: msg`Payment result`,
  description: msg`How your payment went, and your new balance.`,
  isHidden: true,
}

export const RECHARGE_HEAD = {
  path: '/recharge',
  title: msg`Recharge`,
  description: msg`Add credits and pick up where you left off.`,
  isHidden: true,
}
