import { z } from 'zod'
import { FIT_RULES, PACK_TROUBLES, PACK_WAYS } from '../campaign-words.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, TaskStatusName, Timestamp } from '../fields.ts'
import { PACK_CREATIVES_MAX, PACK_FORMATS_MAX } from '../limits.ts'
import { AdTexts } from './campaigns.ts'

/** A file of a pack: a creative in the format of a placement. */
export const PackFile = z.object({
  creative_id: Id,
  /** Placement and ratio: `meta.feed.image@1:1`. */
  format: z.string(),
  state: z.enum(['waiting', 'made', 'left_out']),
  /** Its file name in the archive. */
  name: z.string().nullable(),
  way: z.enum(PACK_WAYS).nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  size_bytes: z.number().int().nullable(),
  duration_seconds: z.number().nullable(),
  /** Why it was left out. */
  reason: z.enum([...FIT_RULES, ...PACK_TROUBLES]).nullable(),
})
export type PackFile = z.infer<typeof PackFile>

export const ExportPack = z.object({
  pack_id: Id,
  /** Name of the campaign it was made for, as it was at that time. */
  title: z.string(),
  status: TaskStatusName,
  files_total: z.number().int(),
  files_made: z.number().int(),
  files_left_out: z.number().int(),
  size_bytes: z.number().int(),
  /** URL of the archive, valid for a day; null until it is ready. */
  url: z.string().nullable(),
  /** When its files are deleted; null until it is ready. */
  expires_at: Timestamp.nullable(),
  created_at: Timestamp,
})
export type ExportPack = z.infer<typeof ExportPack>

export const PackOrder = z.object({
  campaign_id: Id.nullable().default(null),
  creative_ids: z.array(Id).min(1).max(PACK_CREATIVES_MAX),
  /** Placements with a ratio: `meta.feed.image@1:1`. */
  formats: z.array(z.string().max(80)).min(1).max(PACK_FORMATS_MAX),
  texts: AdTexts.default({}),
  /** Normalizes the sound of videos to −14 LUFS, with peaks below −1 dBTP. */
  level_sound: z.boolean().default(false),
})

export const start = defineEndpoint({
  id: 'exportPacks.start',
  method: 'POST',
  path: '/api/v1/auth/export-packs',
  access: 'user',
  summary: 'Export creatives in the formats of placements; costs no credits',
  failures: ['not_found', 'packs_limit_reached'],
  input: PackOrder,
  output: ExportPack,
  rateLimit: 'exportPack',
})

export const list = defineEndpoint({
  id: 'exportPacks.list',
  method: 'GET',
  path: '/api/v1/auth/export-packs',
  access: 'user',
  summary: 'List your team’s export packs, newest first',
  failures: ['not_found'],
  input: Empty,
  output: z.object({ packs: z.array(ExportPack) }),
})

export const detail = defineEndpoint({
  id: 'exportPacks.detail',
  method: 'GET',
  path: '/api/v1/auth/export-packs/{packId}',
  access: 'user',
  summary: 'Get an export pack with its files',
  failures: ['not_found'],
  input: z.object({ packId: Id }),
  output: z.object({ pack: ExportPack, files: z.array(PackFile) }),
})

export const remove = defineEndpoint({
  id: 'exportPacks.remove',
  method: 'POST',
  path: '/api/v1/auth/export-packs/{packId}/remove',
  access: 'user',
  summary: 'Stop an export pack and delete its files',
  failures: ['not_found'],
  input: z.object({ packId: Id }),
  output: Done,
})
