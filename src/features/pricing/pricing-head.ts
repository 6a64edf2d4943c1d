import { msg } from '@lingui/core/macro'

export const PRICING_HEAD = {
  path: '/pricing',
  title: msg`Plans and prices`,
  description: msg`Plans by the month or the year, and credits that never expire. Pay by PayPal, Visa or MasterCard, change or cancel anytime.`,
  keywords: msg`pricing, plans, credits, AI ad generator price, subscription, pay as you go`,
}
