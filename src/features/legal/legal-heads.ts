import { msg } from '@lingui/core/macro'

/** Titles and descriptions of the legal pages for search engines. */
export const LEGAL_HEADS = {
  terms: {
    path: '/terms',
    title: msg`Terms of service`,
    description: msg`What you may do here, what belongs to you, how credits and plans work, and what we promise.`,
    keywords: msg`terms of service, acceptable use, credits, ownership of results`,
  },
  privacy: {
    path: '/privacy',
    title: msg`Privacy policy`,
    description: msg`Which data is processed, why, for how long, which cookies are set, and what you can do about it.`,
    keywords: msg`privacy policy, data protection, cookies, retention, deletion`,
  },
  refund: {
    path: '/refund',
    title: msg`Refund policy`,
    description: msg`When you get money back, how much, how long it takes, and how to ask for it.`,
    keywords: msg`refund policy, money back, cancel subscription, credits`,
  },
}
