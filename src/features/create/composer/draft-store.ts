import * as z from 'zod/mini'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  RESOLUTIONS,
  type Resolution,
  WORKFLOW_TYPES,
} from '@/contract/generation'
import { PROMPT_LENGTH_MAX, VARIATIONS_MAX } from '@/contract/limits'
import { createExpiringCache } from '@/lib/expiring-cache'
import { StoredCorrections } from '../understanding/stored-corrections'
import type { CreatePageProfile } from '../workflows'
import { type Draft, type Drafts, EMPTY_DRAFTS, VIDEO_ROLES } from './draft'

/** As long as the addresses of its pictures work. */
const DRAFT_LIFETIME_MS = 24 * 3_600_000

const keysOf = <Key extends string>(record: Record<Key, unknown>) =>
  Object.keys(record) as [Key, ...Key[]]

const StoredReference = z.object({
  id: z.string(),
  role: z.enum(['image', 'start_frame', 'end_frame', ...VIDEO_ROLES]),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  source: z.union([z.object({ upload_id: z.uuid() }), z.object({ output_id: z.uuid() })]),
  thumbnailUrl: z.nullable(z.string()),
})

const StoredDraft = z.object({
  prompt: z.string().check(z.maxLength(PROMPT_LENGTH_MAX)),
  settings: z.object({
    model: z.string(),
    aspectRatio: z.enum(keysOf<AspectRatio>(ASPECT_RATIOS)),
    placement: z.nullable(z.object({ id: z.string(), name: z.string() })),
    resolution: z.enum(keysOf<Resolution>(RESOLUTIONS)),
    durationSeconds: z.int(),
    generateAudio: z.boolean(),
    watermark: z.boolean(),
    count: z.int().check(z.minimum(1), z.maximum(VARIATIONS_MAX)),
    useBrand: z._default(z.boolean(), false),
    seed: z.nullable(z.int()),
  }),
  references: z.array(StoredReference),
  corrections: z._default(StoredCorrections, {}),
  like: z._default(z.nullable(z.object({ outputId: z.uuid(), thumbnailUrl: z.string() })), null),
})

const Stored = z.object({
  /** Who wrote it; null for a visitor, whose words are kept when they sign in. */
  owner: z.nullable(z.string()),
  drafts: z.partialRecord(z.enum(WORKFLOW_TYPES), StoredDraft),
})

const cache = createExpiringCache('')

/** The drafts this browser keeps for a page, or null: none, expired, unreadable or somebody else's. */
export function readDrafts(
  key: CreatePageProfile['draftKey'],
  reader: string | null,
): Drafts | null {
  const stored = Stored.safeParse(cache.read(key))
  if (!stored.success) return null
  const { owner, drafts } = stored.data
  if (owner !== null && owner !== reader) return null
  const restored = Object.entries(drafts).map(([workflow, draft]) => [workflow, restore(draft)])
  return { ...EMPTY_DRAFTS, ...Object.fromEntries(restored) }
}

/** Keeps the drafts of a page. Files on their way are left out: they cannot be picked up again. */
export function writeDrafts(
  key: CreatePageProfile['draftKey'],
  owner: string | null,
  drafts: Drafts,
): void {
  const kept = Object.entries(drafts).map(([workflow, draft]) => [
    workflow,
    {
      ...draft,
      references: draft.references.filter(({ status }) => status === 'ready'),
      corrections: draft.corrections.values,
    },
  ])
  cache.write(key, { owner, drafts: Object.fromEntries(kept) }, DRAFT_LIFETIME_MS)
}

const restore = ({ references, corrections, ...draft }: z.infer<typeof StoredDraft>): Draft => ({
  ...draft,
  corrections: { values: corrections, over: null },
  references: references.map((item) => ({
    ...item,
    status: 'ready',
    progress: 1,
    errorCode: null,
  })),
})
