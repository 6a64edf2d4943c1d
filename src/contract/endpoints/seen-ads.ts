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

/** Line breaks are kept. */
const Text = z
  .string()
  .trim()
  .max(SEEN_AD_TEXT_MAX)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, 'no control characters')

const Tag = line(TAG_LENGTH_MAX)
  .min(1)
  .regex(/^[^,]*$/, 'no commas')

/** What people note about an ad. */
const SeenAdFields = {
  title: line(SEEN_AD_TITLE_MAX),
  /** Text of the ad, typed in by a person: pictures are not read. */
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
  /** Share of the picture, 0 to 1. */
  share: z.number(),
})
export type PaletteColour = z.infer<typeof PaletteColour>

export const SeenAdMedia = z.object({
  /** Everyone in the team can use it as `output_id` in tasks. */
  file_id: Id,
  kind: z.enum(SEEN_KINDS),
  width: z.number().int(),
  height: z.number().int(),
  /** Null when the file has no named ratio. */
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
  /** Null for an upload. */
  source_url: z.string().nullable(),
  /** Name of the site, or its host. */
  site: z.string().nullable(),
  read: z.enum(SEEN_AD_READS),
  /** Why its page could not be read. */
  error_code: z.string().nullable(),
  /** The page's own description. */
  description: z.string(),
  media: SeenAdMedia.nullable(),
  /** Largest share first. */
  palette: z.array(PaletteColour),
  /** Ids of placements that accept an ad of this kind, ratio and length. */
  placements: z.array(z.string()),
  added_at: Timestamp,
  changed_at: Timestamp,
})
export type SeenAd = z.infer<typeof SeenAd>

export const SeenAdQuery = z.object({
  ...CursorQuery,
  /** Searches titles, words, page text, notes, advertisers, tags, and addresses. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(SEEN_KINDS).optional(),
  platform: z.enum(AD_PLATFORMS).optional(),
  ratio: RatioName.optional(),
  /** A color that covers a good part of it. */
  colour: ColourWord.optional(),
  /** Videos only. */
  length: z.enum(keysOf(FILM_LENGTHS)).optional(),
  tag: z.string().max(TAG_LENGTH_MAX).optional(),
  /** Minimum number of stars. */
  rating: z.coerce.number().int().min(1).max(SEEN_AD_RATING_MAX).optional(),
})
export type SeenAdQuery = z.input<typeof SeenAdQuery>

export const list = defineEndpoint({
  id: 'seenAds.list',
  method: 'GET',
  path: '/api/v1/auth/seen-ads',
  access: 'user',
  summary: 'List other advertisers’ ads that your team collected, newest first',
  failures: [],
  input: SeenAdQuery,
  output: z.object({
    ads: z.array(SeenAd),
    /** Total over all pages and the tags of the whole board, only with the first page. */
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
  summary: 'Get a collected ad',
  failures: ['not_found'],
  input: OfAd,
  output: SeenAd,
})

export const add = defineEndpoint({
  id: 'seenAds.add',
  method: 'POST',
  path: '/api/v1/auth/seen-ads',
  access: 'user',
  summary: 'Collect an ad from a URL or an upload; known URLs without a picture are read again',
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
    /** Whether your team already had it. */
    is_known: z.boolean(),
  }),
  rateLimit: 'seenAd',
})

export const save = defineEndpoint({
  id: 'seenAds.save',
  method: 'POST',
  path: '/api/v1/auth/seen-ads/{adId}',
  access: 'user',
  summary: 'Change your team’s notes on an ad, or replace its picture or video',
  failures: [
    'not_permitted',
    'not_found',
    'changed_meanwhile',
    ...new Set([...OF_UPLOAD, ...OF_CONTENT]),
  ],
  input: OfAd.extend({
    /** `changed_at` of the state you saw; absent overwrites any state. */
    seen_at: Timestamp.optional(),
    ...SeenAdFields,
    /** Replaces its picture or video. */
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
  summary: 'Remove an ad from the board, with everything fetched from its page',
  failures: ['not_permitted', 'not_found'],
  input: OfAd,
  output: Done,
})
