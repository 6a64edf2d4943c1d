import { msg } from '@lingui/core/macro'

export const FAQ_HEAD = {
  path: '/faq',
  title: msg`Frequently asked questions`,
  description: msg`Short answers about making ads, models, credits, plans, and what happens to your files.`,
  keywords: msg`FAQ, questions, help, AI ads, credits, models`,
}

export const GUIDE_HEAD = {
  path: '/how-it-works',
  title: msg`How it works`,
  description: msg`From an idea to an ad you can publish: describe or show, choose the format, generate, refine, publish.`,
  keywords: msg`how it works, make an ad, guide, AI ads, video ads`,
}
