import type { GalleryView } from '@/api/gallery.queries'
import { isOneOf, isText, isWhole } from '@/browser/shape'
import { ROW_SIZES } from '@/components/creations/justified-rows'
import { ASPECT_RATIOS } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import {
  GALLERY_PAGE_SIZE_DEFAULT,
  GALLERY_PAGE_SIZES,
  GALLERY_PAGES_MAX,
  GALLERY_PERIODS,
  GALLERY_SEARCH_LENGTH_MAX,
} from '@/contract/limits'
import { SEEN_KINDS } from '@/contract/media-kind'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'

const RATIOS = keysOf(ASPECT_RATIOS)

const isQuery = isText({ max: GALLERY_SEARCH_LENGTH_MAX })

/** Search parameters of the gallery: everything that determines what is on screen. */
export const readGallerySearch = lenientSearch({
  /** Words of the prompt. */
  q: (value) => parameter(isQuery)(typeof value === 'string' ? value.trim() : value),
  show: parameter(isOneOf(['mine'])),
  type: parameter(isOneOf(SEEN_KINDS)),
  model: parameter(isText({ max: 100 })),
  ratio: parameter(isOneOf(RATIOS)),
  /** Favorites only, in the user's own gallery. */
  only: parameter(isOneOf(['starred'])),
  period: parameter(isOneOf(GALLERY_PERIODS)),
  sort: parameter(isOneOf(['oldest'])),
  page: numeric(isWhole(1, GALLERY_PAGES_MAX)),
  size: numeric(isOneOf(GALLERY_PAGE_SIZES)),
  view: parameter(isOneOf(ROW_SIZES)),
})
export type GallerySearch = ReturnType<typeof readGallerySearch>

/** The parameters that count as filters. */
export const FILTERS = ['q', 'type', 'model', 'ratio', 'only', 'period'] as const

export const hasFilters = (search: GallerySearch): boolean =>
  FILTERS.some((name) => Boolean(search[name]))

/** The parameters of the API request. */
export const galleryViewOf = (search: GallerySearch): GalleryView => ({
  isOwn: search.show === 'mine',
  page: search.page ?? 1,
  page_size: search.size ?? GALLERY_PAGE_SIZE_DEFAULT,
  search: search.q || undefined,
  type: search.type,
  model: search.model,
  ratio: search.ratio,
  only: search.show === 'mine' ? search.only : undefined,
  period: search.period,
  sort: search.sort ?? 'newest',
})
