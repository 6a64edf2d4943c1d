import type { SeenAdFilter } from '@/api/seen-ads.functions'
import { isOneOf, isText } from '@/browser/shape'
import { COLOUR_NAMES } from '@/contract/ad-words'
import { AD_PLATFORMS } from '@/contract/campaign-words'
import { ASPECT_RATIOS } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { GALLERY_SEARCH_LENGTH_MAX, TAG_LENGTH_MAX } from '@/contract/limits'
import { SEEN_KINDS } from '@/contract/media-kind'
import { FILM_LENGTHS } from '@/contract/seen-ads'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'

const isQuery = isText({ max: GALLERY_SEARCH_LENGTH_MAX })

/** Choices for the minimum number of stars. */
export const STARS = [3, 4, 5] as const

/** Search parameters of the board. */
export const readAdSpySearch = lenientSearch({
  q: (value) => parameter(isQuery)(typeof value === 'string' ? value.trim() : value),
  type: parameter(isOneOf(SEEN_KINDS)),
  /** Where it ran; `platform` is taken by other pages. */
  channel: parameter(isOneOf(AD_PLATFORMS)),
  ratio: parameter(isOneOf(keysOf(ASPECT_RATIOS))),
  colour: parameter(isOneOf(COLOUR_NAMES)),
  length: parameter(isOneOf(keysOf(FILM_LENGTHS))),
  tag: parameter(isText({ min: 1, max: TAG_LENGTH_MAX })),
  stars: numeric(isOneOf(STARS)),
})
export type AdSpySearch = ReturnType<typeof readAdSpySearch>

export const hasFilters = (search: AdSpySearch): boolean => Object.values(search).some(Boolean)

/** The filter of the API request. */
export const adSpyFilter = ({ q, channel, stars, ...search }: AdSpySearch): SeenAdFilter => ({
  ...search,
  search: q || undefined,
  platform: channel,
  rating: stars,
})
