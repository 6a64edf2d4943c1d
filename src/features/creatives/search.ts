import type { CreativeFilter } from '@/api/creative-page.queries'
import { isOneOf, isText, isUuid } from '@/browser/shape'
import { GALLERY_PERIODS, GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import { SEEN_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/page/lenient-search'

const isQuery = isText({ max: GALLERY_SEARCH_LENGTH_MAX })

/** Search parameters of the creatives page. */
export const readCreativeSearch = lenientSearch({
  /** Words of the name or the prompt. */
  q: (value) => parameter(isQuery)(typeof value === 'string' ? value.trim() : value),
  type: parameter(isOneOf(SEEN_KINDS)),
  brand: parameter(isText({ min: 1, max: 200 })),
  /** The person who saved it. */
  by: parameter(isUuid),
  period: parameter(isOneOf(GALLERY_PERIODS)),
})
export type CreativeSearch = ReturnType<typeof readCreativeSearch>

export const hasFilters = (search: CreativeSearch): boolean =>
  Object.values(search).some((value) => Boolean(value))

/** The filter of the API request. */
export const creativeFilter = ({ q, type, brand, by, period }: CreativeSearch): CreativeFilter => ({
  search: q || undefined,
  type,
  brand,
  user_id: by,
  period,
})
