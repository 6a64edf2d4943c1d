import { msg } from '@lingui/core/macro'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { type PageContext, pageHead } from '@/page/page-head'

const TITLE_LENGTH_MAX = 60

/** The head of an item's page: titled after its prompt, with the item as the preview image of links. */
export function galleryItemHead(context: PageContext, item: GalleryItem) {
  const { prompt } = item
  const words = prompt ? shorten(prompt, item.language) : null
  return pageHead(context, {
    path: `/gallery/${item.item_id}`,
    title: words ? msg`${words} (example ad)` : msg`An ad from the gallery`,
    description: prompt
      ? msg`Made from this prompt: ${prompt}`
      : msg`An image or video ad from the gallery. Make your own from one sentence.`,
    image: { url: item.preview_url, width: item.width, height: item.height },
    // Only published items are indexed by search engines.
    isHidden: !item.is_published,
  })
}

function shorten(text: string, language: string): string {
  const segments = new Intl.Segmenter(language).segment(text.replace(/\s+/g, ' '))
  const characters = Array.from(segments, ({ segment }) => segment)
  if (characters.length <= TITLE_LENGTH_MAX) return characters.join('')
  return `${characters.slice(0, TITLE_LENGTH_MAX).join('')}…`
}
