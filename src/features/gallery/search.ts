import * as z from 'zod/mini'
import type { GalleryView } from '@/api/gallery.queries'
import { ROW_SIZES } from '@/components/creations/justified-rows'
import { ASPECT_RATIOS, type AspectRatio } from '@/contract/generation'
import {
  GALLERY_PAGE_SIZE_DEFAULT,
  GALLERY_PAGE_SIZES,
  GALLERY_PAGES_MAX,
  GALLERY_PERIODS,
  GALLERY_SEARCH_LENGTH_MAX,
} from '@/contract/limits'

const RATIOS = Object.keys(ASPECT_RATIOS) as [AspectRatio, ...AspectRatio[]]

/** An unknown value counts as absent, never as an error. */
const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined)
const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(GALLERY_PAGES_MAX))

/** Search parameters of the gallery: everything that decides what is on screen (R2.12). */
export const GallerySearch = z.object({
  /** Words of the prompt. */
  q: lenient(z.string().check(z.trim(), z.maxLength(GALLERY_SEARCH_LENGTH_MAX))),
  show: lenient(z.enum(['mine'])),
  type: lenient(z.enum(['image', 'video'])),
  model: lenient(z.string().check(z.maxLength(100))),
  ratio: lenient(z.enum(RATIOS)),
  period: lenient(z.enum(GALLERY_PERIODS)),
  sort: lenient(z.enum(['oldest'])),
  page: lenient(page),
  size: lenient(z.pipe(z.coerce.number(), z.literal([...GALLERY_PAGE_SIZES]))),
  view: lenient(z.enum(ROW_SIZES)),
})
export type GallerySearch = z.infer<typeof GallerySearch>

/** The part of the search that is a wish of the reader beyond "show me something". */
export const FILTERS = ['q', 'type', 'model', 'ratio', 'period'] as const

export const hasFilters = (search: GallerySearch): boolean =>
  FILTERS.some((name) => Boolean(search[name]))

/** What the API is asked for. */
export const galleryViewOf = (search: GallerySearch): GalleryView => ({
  isOwn: search.show === 'mine',
  page: search.page ?? 1,
  page_size: search.size ?? GALLERY_PAGE_SIZE_DEFAULT,
  search: search.q || undefined,
  type: search.type,
  model: search.model,
  ratio: search.ratio,
  period: search.period,
  sort: search.sort ?? 'newest',
})
