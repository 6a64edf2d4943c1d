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

/** Origin of an item; a creative is a result that was saved for the team. */
export const LIBRARY_SOURCES = ['upload', 'result', 'creative'] as const

/** An upload or a result in a team's library. */
export const LibraryItem = z.object({
  ...TaskOutput.omit({
    language: true,
    output_id: true,
    url_expires_at: true,
    notes: true,
    can_vary: true,
    can_reword: true,
  }).shape,
  /** Id of the file, which identifies results and uploads everywhere. */
  item_id: Id,
  source: z.enum(LIBRARY_SOURCES),
  /** A result's prompt, or an upload's file name. */
  words: z.string(),
  /** Name given to a creative. */
  name: z.string().nullable(),
  /** Null when the file has no named ratio. */
  aspect_ratio: RatioName.nullable(),
  /** The brand it was made for, by its name at that time. */
  brand: z.string().nullable(),
  product_id: Id.nullable(),
  folder_id: Id.nullable(),
  tags: z.array(z.string()),
  /** Whether it is one of your favorites. */
  is_starred: z.boolean(),
  /** The task that made it. */
  task_id: Id.nullable(),
  creative_id: Id.nullable(),
  /** Null for a deleted account. */
  made_by: z.string().nullable(),
  is_own: z.boolean(),
  can_delete: z.boolean(),
  created_at: Timestamp,
  /** When it is deleted from the bin; null when it is not in the bin. */
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
  /** Cursor from the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(LIBRARY_PAGE_SIZE_MAX).default(LIBRARY_PAGE_SIZE),
  /** Searches prompts, file names, and names. */
  search: z.string().trim().max(GALLERY_SEARCH_LENGTH_MAX).optional(),
  type: z.enum(MEDIA_KINDS).optional(),
  source: z.enum(LIBRARY_SOURCES).optional(),
  brand: z.string().max(200).optional(),
  product_id: Id.optional(),
  ratio: RatioName.optional(),
  period: z.enum(GALLERY_PERIODS).optional(),
  folder_id: Id.optional(),
  tag: z.string().max(TAG_LENGTH_MAX).optional(),
  /** Favorites only. */
  is_starred: QueryBoolean.optional(),
  /** Only items in the bin, instead of only those outside it. */
  is_binned: QueryBoolean.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})
export type LibraryQuery = z.input<typeof LibraryQuery>

export const list = defineEndpoint({
  id: 'library.list',
  method: 'GET',
  path: '/api/v1/auth/library',
  access: 'user',
  summary: 'List your team’s uploads, results, and creatives; outer users see only their own',
  failures: [],
  input: LibraryQuery,
  output: z.object({
    items: z.array(LibraryItem),
    /** Total over all pages, only with the first page. */
    total: z.number().int().nullable(),
    next_cursor: z.string().nullable(),
  }),
})

export const LibraryFolder = z.object({
  folder_id: Id,
  /** Null for a top-level folder. */
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
  summary: 'Get the library’s folders, tags, brands, products, bin, and size',
  failures: [],
  input: Empty,
  output: z.object({
    folders: z.array(LibraryFolder),
    tags: z.array(z.object({ tag: z.string(), item_count: z.number().int() })),
    brands: z.array(z.string()),
    products: z.array(NamedProduct),
    binned_count: z.number().int(),
    /** Original files the team stores; null for an outer user. */
    storage: z.object({ file_count: z.number().int(), size_bytes: z.number().int() }).nullable(),
    can_organize: z.boolean(),
  }),
})

export const createFolder = defineEndpoint({
  id: 'library.createFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders',
  access: 'user',
  summary: 'Create a folder for the team, or one inside a top-level folder',
  failures: ['not_found', 'not_permitted', 'folder_name_taken', 'folders_full'],
  input: z.object({ name: FolderName, parent_id: Id.nullable().default(null) }),
  output: LibraryFolder,
})

export const renameFolder = defineEndpoint({
  id: 'library.renameFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders/{folderId}/name',
  access: 'user',
  summary: 'Rename a folder',
  failures: ['not_found', 'not_permitted', 'folder_name_taken'],
  input: z.object({ folderId: Id, name: FolderName }),
  output: Done,
})

export const removeFolder = defineEndpoint({
  id: 'library.removeFolder',
  method: 'POST',
  path: '/api/v1/auth/library/folders/{folderId}/delete',
  access: 'user',
  summary: 'Delete a folder and its subfolders; their items stay in the library',
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
  summary: 'Move items into or out of a folder, and add or remove tags',
  failures: ['not_found', 'not_permitted'],
  input: z.object({
    item_ids,
    /** Null moves them out of their folders. */
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
  summary: 'Add items to your favorites, or remove them',
  failures: [],
  input: z.object({ item_ids, is_starred: z.boolean() }),
  output: Done,
})

export const bin = defineEndpoint({
  id: 'library.bin',
  method: 'POST',
  path: '/api/v1/auth/library/bin',
  access: 'user',
  summary: 'Move items to the bin, which deletes them after 30 days',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const restore = defineEndpoint({
  id: 'library.restore',
  method: 'POST',
  path: '/api/v1/auth/library/restore',
  access: 'user',
  summary: 'Restore items from the bin',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const remove = defineEndpoint({
  id: 'library.remove',
  method: 'POST',
  path: '/api/v1/auth/library/remove',
  access: 'user',
  summary: 'Permanently delete items in the bin',
  failures: [],
  input: LibrarySelection,
  output: Refused,
})

export const archive = defineEndpoint({
  id: 'library.archive',
  method: 'POST',
  path: '/api/v1/auth/library/archive',
  access: 'user',
  summary: 'Get a download URL for several items as one ZIP archive',
  failures: ['not_found'],
  input: LibrarySelection,
  output: FileArchive,
})
