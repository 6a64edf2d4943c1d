import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Id, LanguageName, RatioName, Timestamp, WorkflowName } from '../fields.ts'
import { isAmong } from '../keys-of.ts'
import {
  GALLERY_PAGE_SIZE_DEFAULT,
  GALLERY_PAGE_SIZES,
  GALLERY_PAGES_MAX,
  GALLERY_PERIODS,
  GALLERY_SEARCH_LENGTH_MAX,
  SELECTION_MAX,
} from '../limits.ts'
import { SEEN_KINDS } from '../media-kind.ts'
import { TaskOutput } from './tasks.ts'

/** A picture or a video in the gallery: published by its maker, an example, or your own. */
export const GalleryItem = z.object({
  ...TaskOutput.omit({
    language: true,
    output_id: true,
    url_expires_at: true,
    notes: true,
    can_vary: true,
    can_reword: true,
  }).shape,
  /** The output's id. */
  item_id: Id,
  workflow_type: WorkflowName,
  model: z.string(),
  aspect_ratio: RatioName,
  /** Null when its maker did not share it, empty when there was none. */
  prompt: z.string().nullable(),
  /** Language of the prompt, as reported by its maker's page. */
  language: LanguageName,
  /** Ships with the product: made by the built-in engine to show what it does. */
  is_example: z.boolean(),
  is_published: z.boolean(),
  /** Whether you may publish it; false for everything that is not yours. */
  can_publish: z.boolean(),
  /** Whether it is one of your favorites. */
  is_starred: z.boolean(),
  /** The task that made it, if it is yours. */
  task_id: Id.nullable(),
  /** When it was published, or made if it is unpublished. */
  created_at: Timestamp,
})
export type GalleryItem = z.infer<typeof GalleryItem>

const isPageSize = (size: number) => isAmong(GALLERY_PAGE_SIZES, size)

const GalleryQuery = z.object({
  page: z.coerce.number().int().min(1).max(GALLERY_PAGES_MAX).default(1),
  page_size: z.coerce.number().refine(isPageSize).default(GALLERY_PAGE_SIZE_DEFAULT),
  /** Searches shared prompts. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(SEEN_KINDS).optional(),
  model: z.string().max(100).optional(),
  ratio: RatioName.optional(),
  period: z.enum(GALLERY_PERIODS).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type GalleryQuery = z.infer<typeof GalleryQuery>

const OwnGalleryQuery = GalleryQuery.extend({
  /** Favorites only. */
  only: z.enum(['starred']).optional(),
})
export type OwnGalleryQuery = z.infer<typeof OwnGalleryQuery>

/** A page beyond the last one returns the last one. */
export const GalleryPage = z.object({
  items: z.array(GalleryItem),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
})
export type GalleryPage = z.infer<typeof GalleryPage>

export const list = defineEndpoint({
  id: 'gallery.list',
  method: 'GET',
  path: '/backend/gallery/list',
  access: 'public',
  summary: 'List the public gallery by page',
  failures: [],
  input: GalleryQuery.extend({
    /** Only what ships with the product. */
    source: z.enum(['examples']).optional(),
  }),
  output: GalleryPage,
})

export const item = defineEndpoint({
  id: 'gallery.item',
  method: 'GET',
  path: '/backend/gallery/item/{itemId}',
  access: 'public',
  summary: 'Get one item of the gallery, or one of your own results',
  failures: ['not_found'],
  input: z.object({ itemId: Id }),
  output: GalleryItem,
})

export const own = defineEndpoint({
  id: 'gallery.own',
  method: 'GET',
  path: '/backend/auth/my-gallery/list',
  access: 'user',
  summary: 'List your own results by page',
  failures: [],
  input: OwnGalleryQuery,
  output: GalleryPage,
})

export const star = defineEndpoint({
  id: 'gallery.star',
  method: 'POST',
  path: '/backend/auth/my-gallery/star',
  access: 'user',
  summary: 'Add one of your results to your favorites, or remove it',
  failures: ['not_found'],
  input: z.object({ output_id: Id, is_starred: z.boolean() }),
  output: GalleryItem,
})

export const publish = defineEndpoint({
  id: 'gallery.publish',
  method: 'POST',
  path: '/backend/auth/my-gallery/publish',
  access: 'user',
  summary: 'Publish one of your results in the gallery, with or without its prompt',
  failures: ['not_found', 'publishing_closed', 'publication_removed'],
  input: z.object({ output_id: Id, share_prompt: z.boolean().default(false) }),
  output: GalleryItem,
})

export const unpublish = defineEndpoint({
  id: 'gallery.unpublish',
  method: 'POST',
  path: '/backend/auth/my-gallery/unpublish',
  access: 'user',
  summary: 'Remove one of your results from the public gallery',
  failures: ['not_found'],
  input: z.object({ output_id: Id }),
  output: GalleryItem,
})

/** Several files as one download. */
export const FileArchive = z.object({
  /** Valid for an hour. */
  url: z.string(),
  /** Fewer than requested when some were deleted. */
  file_count: z.number().int(),
  size_bytes: z.number().int(),
})

export const archive = defineEndpoint({
  id: 'gallery.archive',
  method: 'POST',
  path: '/backend/auth/my-gallery/archive',
  access: 'user',
  summary: 'Get a download URL for several of your results as one ZIP archive',
  failures: ['not_found'],
  input: z.object({ output_ids: z.array(Id).min(1).max(SELECTION_MAX) }),
  output: FileArchive,
})

export const remove = defineEndpoint({
  id: 'gallery.remove',
  method: 'POST',
  path: '/backend/auth/my-gallery/remove',
  access: 'user',
  summary: 'Delete results of yours, and tasks that have none to show',
  failures: [],
  input: z.object({
    output_ids: z.array(Id).max(SELECTION_MAX).default([]),
    task_ids: z.array(Id).max(SELECTION_MAX).default([]),
  }),
  output: z.object({
    /** Everything else was deleted. */
    refused: z.array(z.object({ id: Id, code: z.string() })),
  }),
})
