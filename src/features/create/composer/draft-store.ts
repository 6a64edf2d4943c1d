import { createExpiringCache } from '@/browser/expiring-cache'
import {
  type Checked,
  isEither,
  isFlag,
  isList,
  isNullable,
  isObject,
  isOneOf,
  isText,
  isUuid,
  isWhole,
} from '@/browser/shape'
import { ASPECT_RATIOS, RESOLUTIONS, WORKFLOW_TYPES } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { PROMPT_LENGTH_MAX, VARIATIONS_MAX } from '@/contract/limits'
import { SEEN_KINDS } from '@/contract/media-kind'
import { areCorrections } from '../understanding/stored-corrections'
import type { CreatePageProfile } from '../workflows'
import { type Draft, type Drafts, EMPTY_DRAFTS, VIDEO_ROLES } from './draft'

/** As long as the addresses of its pictures are valid. */
const DRAFT_LIFETIME_MS = 24 * 3_600_000

const isAnyText = isText()

const isReference = isObject({
  id: isAnyText,
  role: isOneOf(['image', 'start_frame', 'end_frame', ...VIDEO_ROLES]),
  kind: isOneOf(SEEN_KINDS),
  name: isAnyText,
  source: isEither(isObject({ upload_id: isUuid }), isObject({ output_id: isUuid })),
  thumbnailUrl: isNullable(isAnyText),
})

const isSettings = isObject(
  {
    model: isAnyText,
    aspectRatio: isOneOf(keysOf(ASPECT_RATIOS)),
    placement: isNullable(isObject({ id: isAnyText, name: isAnyText })),
    resolution: isOneOf(keysOf(RESOLUTIONS)),
    durationSeconds: isWhole(),
    generateAudio: isFlag,
    watermark: isFlag,
    count: isWhole(1, VARIATIONS_MAX),
    seed: isNullable(isWhole()),
  },
  { useBrand: isFlag, exactWords: isFlag },
)

const isStoredDraft = isObject(
  {
    prompt: isText({ max: PROMPT_LENGTH_MAX }),
    settings: isSettings,
    references: isList(isReference),
  },
  {
    corrections: areCorrections,
    like: isNullable(
      isObject(
        { outputId: isUuid, thumbnailUrl: isAnyText },
        { keeps: isOneOf(['look', 'picture']) },
      ),
    ),
  },
)

const isStored = isObject({
  /** The author; null for a visitor, whose words are kept when they sign in. */
  owner: isNullable(isAnyText),
  drafts: isObject(
    {},
    Object.fromEntries(WORKFLOW_TYPES.map((workflow) => [workflow, isStoredDraft])),
  ),
})

const cache = createExpiringCache('')

/** The drafts kept in this browser for a page; null if missing, expired, unreadable or someone else's. */
export function readDrafts(
  key: CreatePageProfile['draftKey'],
  reader: string | null,
): Drafts | null {
  const stored = cache.read(key)
  if (!isStored(stored)) return null
  const { owner, drafts } = stored
  if (owner !== null && owner !== reader) return null
  const restored = WORKFLOW_TYPES.flatMap((workflow) => {
    const draft = drafts[workflow]
    return draft ? [[workflow, restore(draft)]] : []
  })
  return { ...EMPTY_DRAFTS, ...Object.fromEntries(restored) }
}

/** Keeps the drafts of a page, except unfinished uploads, which cannot be resumed. */
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

function restore(stored: Checked<typeof isStoredDraft>): Draft {
  const { prompt, settings, references, corrections = {}, like = null } = stored
  return {
    prompt,
    settings: {
      ...settings,
      useBrand: settings.useBrand ?? false,
      exactWords: settings.exactWords ?? true,
    },
    corrections: { values: corrections, over: null },
    like: like && { ...like, keeps: like.keeps ?? 'look' },
    references: references.map((item) => ({
      ...item,
      status: 'ready',
      progress: 1,
      errorCode: null,
    })),
  }
}
