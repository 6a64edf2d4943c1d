import { msg } from '@lingui/core/macro'

export const PRICING_HEAD = {
  path: '/pricing',
  title: msg`Plans and prices`,
  description: msg`Monthly or yearly plans, plus credits that never expire. Pay with PayPal, Visa, or MasterCard, and change plans anytime.`,
  keywords: msg`pricing, plans, credits, AI ad generator price, subscription, pay as you go`,
}
