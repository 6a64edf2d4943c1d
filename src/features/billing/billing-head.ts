import { msg } from '@lingui/core/macro'

export const BILLING_HEAD = {
  path: '/billing',
  title: msg`Billing`,
  description: msg`Your plan, your credits, and your orders.`,
  isHidden: true,
}
