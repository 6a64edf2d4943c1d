import type { LibraryFilter } from '@/api/library.queries'
import { isOneOf, isText, isUuid } from '@/browser/shape'
import { ASPECT_RATIOS } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { GALLERY_PERIODS, GALLERY_SEARCH_LENGTH_MAX, TAG_LENGTH_MAX } from '@/contract/limits'
import { MEDIA_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/page/lenient-search'

export const SOURCES = ['upload', 'result', 'creative'] as const

const isQuery = isText({ max: GALLERY_SEARCH_LENGTH_MAX })

/** Search parameters of the library. */
export const readLibrarySearch = lenientSearch({
  /** Favorites or the bin; a folder has its own parameter. */
  place: parameter(isOneOf(['starred', 'bin'])),
  folder: parameter(isUuid),
  /** Words of the prompt, the file name or the name. */
  q: (value) => parameter(isQuery)(typeof value === 'string' ? value.trim() : value),
  type: parameter(isOneOf(MEDIA_KINDS)),
  source: parameter(isOneOf(SOURCES)),
  brand: parameter(isText({ min: 1, max: 200 })),
  product: parameter(isUuid),
  ratio: parameter(isOneOf(keysOf(ASPECT_RATIOS))),
  tag: parameter(isText({ min: 1, max: TAG_LENGTH_MAX })),
  period: parameter(isOneOf(GALLERY_PERIODS)),
  sort: parameter(isOneOf(['oldest'])),
})
export type LibrarySearch = ReturnType<typeof readLibrarySearch>

/** The place within the library, without filters. */
export const placeOf = ({ place, folder }: LibrarySearch): LibrarySearch => ({ place, folder })

export function hasFilters({
  place: _,
  folder: __,
  sort: ___,
  ...filters
}: LibrarySearch): boolean {
  return Object.values(filters).some(Boolean)
}

/** The filter of the API request. */
export const libraryFilter = (search: LibrarySearch): LibraryFilter => ({
  search: search.q || undefined,
  type: search.type,
  source: search.source,
  brand: search.brand,
  product_id: search.product,
  ratio: search.ratio,
  tag: search.tag,
  period: search.period,
  folder_id: search.folder,
  is_starred: search.place === 'starred' ? 'true' : undefined,
  is_binned: search.place === 'bin' ? 'true' : undefined,
  sort: search.sort,
})
