import { LRUCache } from 'lru-cache'
import type { OutputOf } from '@/contract/endpoint'
import { type GalleryItem, list } from '@/contract/endpoints/gallery'
import type { Language } from '@/contract/languages'
import { GALLERY_PAGE_SIZES } from '@/contract/limits'
import type { Call } from './api-call'

/** The fields a page shows of a creative that ships with the product. */
export type ShownExample = Pick<
  GalleryItem,
  | 'item_id'
  | 'kind'
  | 'prompt'
  | 'width'
  | 'height'
  | 'average_color'
  | 'url'
  | 'thumbnail_url'
  | 'preview_url'
>

/** Examples change with a release; an upstream may release without a restart of this process. */
const FRESH_MS = 600_000
const PAGES_MAX = 100
const kept = new LRUCache<string, readonly ShownExample[]>({ max: PAGES_MAX, ttl: FRESH_MS })

/** The included results in a language: the same for everyone, so they are cached in memory. */
export async function shownExamples(asked: {
  call: Call
  language: Language
  origin: string
}): Promise<readonly ShownExample[]> {
  const { call, language, origin } = asked
  const key = `${origin} ${language}`
  const known = kept.get(key)
  if (known) return known
  const page = await call(list, { source: 'examples', page_size: GALLERY_PAGE_SIZES[0] })
  const shown = page.items.filter((item) => item.language === language).map(shownOf)
  kept.set(key, shown)
  return shown
}

function shownOf(item: OutputOf<typeof list>['items'][number]): ShownExample {
  const { item_id, kind, prompt, width, height, average_color } = item
  const { url, thumbnail_url, preview_url } = item
  return { item_id, kind, prompt, width, height, average_color, url, thumbnail_url, preview_url }
}
