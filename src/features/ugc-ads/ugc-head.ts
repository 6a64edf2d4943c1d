import { msg } from '@lingui/core/macro'

export const UGC_HEAD = {
  path: '/ugc-ads',
  title: msg`UGC ads with a presenter`,
  description: msg`A presenter made with AI says your script, with shots of your product, captions, and an end card.`,
  // The page is only useful where services for it are connected.
  isHidden: true,
  keywords: msg`UGC ads, talking avatar ad, presenter video ad`,
}
