/** Other advertisers' ads that a team collects to study. Kept free of zod: screens share it. */
export const SEEN_AD_TITLE_MAX = 200
export const SEEN_AD_TEXT_MAX = 2_000
export const SEEN_AD_ADVERTISER_MAX = 100
export const SEEN_AD_TAGS_MAX = 12
export const SEEN_AD_ADDRESS_MAX = 2_000
/** Most ads per team; far more than anyone looks through. */
export const SEEN_ADS_MAX = 2_000
export const SEEN_AD_RATING_MAX = 5
/** Videos are for viewing, so they are not kept in their best quality. */
export const SEEN_AD_FILM_MAX_BYTES = 104_857_600

/**
 * Result of reading an ad's address: `media` is a picture or video itself, `page` a page with one, `empty` a
 * page that shows none to programs, `failed` one that could not be read. `upload` has no address.
 */
export const SEEN_AD_READS = ['upload', 'media', 'page', 'empty', 'failed'] as const
export type SeenAdRead = (typeof SEEN_AD_READS)[number]

/** Ranges of video length, as platforms sell them, in seconds. */
export const FILM_LENGTHS = {
  six: [0, 6],
  fifteen: [6, 15],
  thirty: [15, 30],
  longer: [30, null],
} as const satisfies Record<string, readonly [above: number, upTo: number | null]>
export type FilmLength = keyof typeof FILM_LENGTHS

/** A video may exceed its nominal length by this much. */
export const FILM_LENGTH_TOLERANCE_SECONDS = 0.5
