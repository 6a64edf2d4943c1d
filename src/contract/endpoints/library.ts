import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, QueryBoolean, RatioName, Refused, Timestamp } from '../fields.ts'
import {
  FOLDER_NAME_MAX,
  GALLERY_PERIODS,
  GALLERY_SEARCH_LENGTH_MAX,
  LIBRARY_PAGE_SIZE,
  LIBRARY_PAGE_SIZE_MAX,
  SELECTION_MAX,
  TAG_LENGTH_MAX,
  TAGS_AT_ONCE_MAX,
} from '../limits.ts'
import { MEDIA_KINDS } from '../media-kind.ts'
import { FileArchive } from './gallery.ts'
import { NamedProduct } from './products.ts'
import { TaskOutput } from './tasks.ts'

/** What an item came as; a creative is a result that was saved for the team. */
export const LIBRARY_SOURCES = ['upload', 'result', 'creative'] as const

/** An upload or a result as the library of a team shows it. */
export const LibraryItem = z.object({
  ...TaskOutput.omit({
    language: true,
    output_id: true,
    url_expires_at: true,
    notes: true,
    can_vary: true,
    can_reword: true,
  }).shape,
  /** The file's id: results and uploads are known by it everywhere. */
  item_id: Id,
  source: z.enum(LIBRARY_SOURCES),
  /** Prompt of a result, file name of an upload. */
  words: z.string(),
  /** Name a creative was given. */
  name: z.string().nullable(),
  /** Null where it has none of the ratios that have a name. */
  aspect_ratio: RatioName.nullable(),
  /** Brand it was made for, by the name it had then. */
  brand: z.string().nullable(),
  product_id: Id.nullable(),
  folder_id: Id.nullable(),
  tags: z.array(z.string()),
  /** Whether it is among your favorites. */
  is_starred: z.boolean(),
  /** The task that made it. */
  task_id: Id.nullable(),
  creative_id: Id.nullable(),
  /** Null for an account that is no more. */
  made_by: z.string().nullable(),
  is_own: z.boolean(),
  can_delete: z.boolean(),
  created_at: Timestamp,
  /** When the bin frees it; null while it is not in there. */
  freed_at: Timestamp.nullable(),
})
export type LibraryItem = z.infer<typeof LibraryItem>

const Tag = z
  .string()
  .trim()
  .min(1)
  .max(TAG_LENGTH_MAX)
  .regex(/^[^\p{Cc}\p{Cs},]*$/u, 'no commas or control characters')

const FolderName = z
  .string()
  .trim()
  .min(1)
  .max(FOLDER_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')

export const LibraryQuery = z.object({
  /** Of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(LIBRARY_PAGE_SIZE_MAX).default(LIBRARY_PAGE_SIZE),
  /** Words of prompt, file name or name. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(MEDIA_KINDS).optional(),
  source: z.enum(LIBRARY_SOURCES).optional(),
  brand: z.string().max(200).optional(),
  product_id: Id.optional(),
  ratio: RatioName.optional(),
  period: z.enum(GALLERY_PERIODS).optional(),
  folder_id: Id.optional(),
  tag: z.string().max(TAG_LENGTH_MAX).optional(),
  /** Favorites alone. */
  is_starred: QueryBoolean.optional(),
  /** What is in the bin instead of what is not. */
  is_binned: QueryBoolean.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type LibraryQuery = z.input<typeof LibraryQuery>

export const list = defineEndpoint({
  id: 'library.list',
  method: 'GET',
  path: '/api/v1/auth/library',
  access: 'user',
  summary: 'Uploads, results and creatives of your team; as an outer user, your own',
  failures: [],
  input: LibraryQuery,
  output: z.object({
    items: z.array(LibraryItem),
    /** Of all pages, with the first one. */
    total: z.number().int().nullable(),
    next_cursor: z.string().nullable(),
  }),
})

export const LibraryFolder = z.object({
  folder_id: Id,
  /** Null for one that is in no other. */
  parent_id: Id.nullable(),
  name: z.string(),
  item_count: z.number().int(),
})
export type LibraryFolder = z.infer<typeof LibraryFolder>

export const overview = defineEndpoint({
  id: 'library.overview',
  method: 'GET',
  path: '/api/v1/auth/library/overview',
  access: 'user',
  summary: 'Folders, tags, brands and products of the library, its bin and its size',
  failures: [],
  input: Empty,
  output: z.object({
    folders: z.array(LibraryFolder),
    tags: z.array(z.object({ tag: z.string(), item_count: z.number().int() })),
    brands: z.array(z.string()),
    products: z.array(NamedProduct),
    binned_count: z.number().int(),
    /** Originals of the team in storage; null for an outer user. */
    storage: z.object({ file_count: z.number().int(), size_bytes: z.number().int() }).nullable(),
    can_organize: z.boolean(),
  }),
})

export const createFolder = defineEndpoint({
  id: 'library.createFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders',
  access: 'user',
  summary: 'Make a folder for the team, or one in a folder that is in no other',
  failures: ['not_found', 'not_permitted', 'folder_name_taken', 'folders_full'],
  input: z.object({ name: FolderName, parent_id: Id.nullable().default(null) }),
  output: LibraryFolder,
})

export const renameFolder = defineEndpoint({
  id: 'library.renameFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders/{folderId}/name',
  access: 'user',
  summary: 'Give a folder another name',
  failures: ['not_found', 'not_permitted', 'folder_name_taken'],
  input: z.object({ folderId: Id, name: FolderName }),
  output: Done,
})

export const removeFolder = defineEndpoint({
  id: 'library.removeFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders/{folderId}/delete',
  access: 'user',
  summary: 'Delete a folder and those in it; their items stay in the library',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ folderId: Id }),
  output: Done,
})

const item_ids = z.array(Id).min(1).max(SELECTION_MAX)

export const LibrarySelection = z.object({ item_ids })

export const organize = defineEndpoint({
  id: 'library.organize',
  method: 'POST',
  path: '/api/v1/auth/library/organize',
  access: 'user',
  summary: 'Move items into a folder or out of it, and add or take away tags',
  failures: ['not_found', 'not_permitted'],
  input: z.object({
    item_ids,
    /** Null takes them out of their folders. */
    folder_id: Id.nullable().optional(),
    add_tags: z.array(Tag).max(TAGS_AT_ONCE_MAX).default([]),
    remove_tags: z.array(Tag).max(TAGS_AT_ONCE_MAX).default([]),
  }),
  output: Done,
})

export const star = defineEndpoint({
  id: 'library.star',
  method: 'POST',
  path: '/api/v1/auth/library/star',
  access: 'user',
  summary: 'Put items among your favorites, or take them out',
  failures: [],
  input: z.object({ item_ids, is_starred: z.boolean() }),
  output: Done,
})

export const bin = defineEndpoint({
  id: 'library.bin',
  method: 'POST',
  path: '/api/v1/auth/library/bin',
  access: 'user',
  summary: 'Put items into the bin, which frees them after 30 days',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const restore = defineEndpoint({
  id: 'library.restore',
  method: 'POST',
  path: '/api/v1/auth/library/restore',
  access: 'user',
  summary: 'Bring items back from the bin',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const remove = defineEndpoint({
  id: 'library.remove',
  method: 'POST',
  path: '/api/v1/auth/library/remove',
  access: 'user',
  summary: 'Delete items of the bin for good',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const archive = defineEndpoint({
  id: 'library.archive',
  method: 'POST',
  path: '/api/v1/auth/library/archive',
  access: 'user',
  summary: 'Address at which items come as one ZIP archive',
  failures: ['not_found'],
  input: LibrarySelection,
  output: FileArchive,
})
