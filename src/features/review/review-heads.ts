import { msg } from '@lingui/core/macro'
import type { Review, SharedCreatives } from '@/contract/endpoints/reviews'
import { type PageContext, pageHead } from '@/page/page-head'

type Shown = Pick<SharedCreatives | Review, 'title' | 'creatives'> | null

const DESCRIPTION = msg`Open the link to see them.`

const wordsOf = (shown: Shown) => shown?.title || shown?.creatives[0]?.name

/** The first picture appears where the link is posted; how it was made stays private. */
const pictureOf = (shown: Shown) => {
  const [first] = shown?.creatives ?? []
  return first && { url: first.preview_url, width: first.width, height: first.height }
}

export function sharedHead(context: PageContext, token: string, shown: Shown) {
  const words = wordsOf(shown)
  return pageHead(context, {
    path: `/shared/${token}`,
    title: words ? msg`${words} (shared with you)` : msg`Shared creatives`,
    description: DESCRIPTION,
    image: pictureOf(shown),
    isHidden: true,
  })
}

export function reviewHead(context: PageContext, token: string, shown: Shown) {
  const words = wordsOf(shown)
  return pageHead(context, {
    path: `/review/${token}`,
    title: words ? msg`Review: ${words}` : msg`Creatives to review`,
    description: DESCRIPTION,
    image: pictureOf(shown),
    isHidden: true,
  })
}
