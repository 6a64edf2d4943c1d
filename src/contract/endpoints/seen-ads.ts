import { z } from 'zod'
import { AD_PLATFORMS } from '../campaign-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT, OF_LINK, OF_PAGE, OF_UPLOAD } from '../failure-groups.ts'
import {
  ColourWord,
  CursorQuery,
  Done,
  Id,
  RatioName,
  Timestamp,
  UploadReference,
} from '../fields.ts'
import { keysOf } from '../keys-of.ts'
import { GALLERY_SEARCH_LENGTH_MAX, TAG_LENGTH_MAX } from '../limits.ts'
import { SEEN_KINDS } from '../media-kind.ts'
import {
  FILM_LENGTHS,
  SEEN_AD_ADDRESS_MAX,
  SEEN_AD_ADVERTISER_MAX,
  SEEN_AD_RATING_MAX,
  SEEN_AD_READS,
  SEEN_AD_TAGS_MAX,
  SEEN_AD_TEXT_MAX,
  SEEN_AD_TITLE_MAX,
} from '../seen-ads.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

/** Lines are kept. */
const Text = z
  .string()
  .trim()
  .max(SEEN_AD_TEXT_MAX)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, 'no control characters')

const Tag = line(TAG_LENGTH_MAX)
  .min(1)
  .regex(/^[^,]*$/, 'no commas')

/** What people say of an ad. */
const SeenAdFields = {
  title: line(SEEN_AD_TITLE_MAX),
  /** Words of the ad, as somebody typed them: no picture is read. */
  words: Text,
  note: Text,
  advertiser: line(SEEN_AD_ADVERTISER_MAX),
  platform: z.enum(AD_PLATFORMS).nullable(),
  tags: z.array(Tag).max(SEEN_AD_TAGS_MAX),
  rating: z.number().int().min(1).max(SEEN_AD_RATING_MAX).nullable(),
}

export const PaletteColour = z.object({
  /** `#rrggbb` */
  colour: z.string(),
  name: ColourWord,
  /** Of the picture, 0 to 1. */
  share: z.number(),
})
export type PaletteColour = z.infer<typeof PaletteColour>

export const SeenAdMedia = z.object({
  /** An `output_id` for tasks of everybody in the team. */
  file_id: Id,
  kind: z.enum(SEEN_KINDS),
  width: z.number().int(),
  height: z.number().int(),
  /** Null where it has none of the ratios that have a name. */
  aspect_ratio: RatioName.nullable(),
  duration_seconds: z.number().nullable(),
  has_audio: z.boolean(),
  average_color: z.string().nullable(),
  url: z.string(),
  thumbnail_url: z.string(),
  preview_url: z.string(),
})
export type SeenAdMedia = z.infer<typeof SeenAdMedia>

export const SeenAd = z.object({
  ad_id: Id,
  ...SeenAdFields,
  /** Null for one that was uploaded. */
  source_url: z.string().nullable(),
  /** Name of the site, or its host. */
  site: z.string().nullable(),
  read: z.enum(SEEN_AD_READS),
  /** Why its page could not be read. */
  error_code: z.string().nullable(),
  /** What the page says of itself. */
  description: z.string(),
  media: SeenAdMedia.nullable(),
  /** The largest share first. */
  palette: z.array(PaletteColour),
  /** Ids of placements that take an ad of its kind, shape and length. */
  placements: z.array(z.string()),
  added_at: Timestamp,
  changed_at: Timestamp,
})
export type SeenAd = z.infer<typeof SeenAd>

export const SeenAdQuery = z.object({
  ...CursorQuery,
  /** In title, words, text of the page, note, advertiser, tags or address. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(SEEN_KINDS).optional(),
  platform: z.enum(AD_PLATFORMS).optional(),
  ratio: RatioName.optional(),
  /** A colour that covers a good part of it. */
  colour: ColourWord.optional(),
  /** Films alone. */
  length: z.enum(keysOf(FILM_LENGTHS)).optional(),
  tag: z.string().max(TAG_LENGTH_MAX).optional(),
  /** So many stars or more. */
  rating: z.coerce.number().int().min(1).max(SEEN_AD_RATING_MAX).optional(),
})
export type SeenAdQuery = z.input<typeof SeenAdQuery>

export const list = defineEndpoint({
  id: 'seenAds.list',
  method: 'GET',
  path: '/api/v1/auth/seen-ads',
  access: 'user',
  summary: 'Ads of others that your team has collected, the latest first',
  failures: [],
  input: SeenAdQuery,
  output: z.object({
    ads: z.array(SeenAd),
    /** Of all pages, and the tags of the whole board, with the first one. */
    total: z.number().int().nullable(),
    tags: z.array(z.string()).nullable(),
    next_cursor: Id.nullable(),
  }),
})

const OfAd = z.object({ adId: Id })

export const detail = defineEndpoint({
  id: 'seenAds.detail',
  method: 'GET',
  path: '/api/v1/auth/seen-ads/{adId}',
  access: 'user',
  summary: 'One of them',
  failures: ['not_found'],
  input: OfAd,
  output: SeenAd,
})

export const add = defineEndpoint({
  id: 'seenAds.add',
  method: 'POST',
  path: '/api/v1/auth/seen-ads',
  access: 'user',
  summary:
    'Collect an ad by its address or from an upload. An address that shows nothing is kept all the same; one that your team has already is read again while it has no picture',
  failures: [
    'not_permitted',
    'seen_ads_limit_reached',
    ...new Set([...OF_PAGE, ...OF_LINK, ...OF_UPLOAD]),
  ],
  input: z.object({
    source: z.union([
      z.strictObject({ url: z.string().trim().max(SEEN_AD_ADDRESS_MAX) }),
      UploadReference,
    ]),
  }),
  output: z.object({
    ad: SeenAd,
    /** Whether your team had it before. */
    is_known: z.boolean(),
  }),
  rateLimit: 'seenAd',
})

export const save = defineEndpoint({
  id: 'seenAds.save',
  method: 'POST',
  path: '/api/v1/auth/seen-ads/{adId}',
  access: 'user',
  summary: 'Change what your team says of an ad, or give it another picture or video',
  failures: [
    'not_permitted',
    'not_found',
    'changed_meanwhile',
    ...new Set([...OF_UPLOAD, ...OF_CONTENT]),
  ],
  input: OfAd.extend({
    /** `changed_at` of the state that you saw; absent saves over whichever there is. */
    seen_at: Timestamp.optional(),
    ...SeenAdFields,
    /** In the place of what it shows. */
    picture: UploadReference.optional(),
  }),
  output: SeenAd,
  rateLimit: 'product',
})

export const remove = defineEndpoint({
  id: 'seenAds.remove',
  method: 'POST',
  path: '/api/v1/auth/seen-ads/{adId}/delete',
  access: 'user',
  summary: 'Take an ad off the board, with what was fetched of its page',
  failures: ['not_permitted', 'not_found'],
  input: OfAd,
  output: Done,
})
