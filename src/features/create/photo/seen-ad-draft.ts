import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { seenAdQuery } from '@/api/seen-ads.functions'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import type { WorkflowType } from '@/contract/generation'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import type { Draft, Drafts, ReferenceItem } from '../composer/draft'

interface Wish {
  workflow: WorkflowType
  drafts: Drafts
  /** Whether its picture is the beginning of the ad, as whoever owns it may want. */
  isOwned: boolean
}

/** Colours that cover less would not be noticed as those of the ad. */
const TELLING_SHARE = 0.08
const COLOURS_MAX = 3

/**
 * Colours and shape of an ad on the board, beside the words that are there already; its picture only
 * for whoever says that they own it, and its words never.
 * @throws AppError('not_found') for one that is gone
 */
export async function seenAdDraft(
  client: QueryClient,
  adId: string,
  { drafts, ...wish }: Omit<Wish, 'drafts'> & { i18n: I18n; drafts: { get: () => Drafts } },
): Promise<{ workflow: WorkflowType; draft: Draft }> {
  const ad = await client.fetchQuery(seenAdQuery(adId))
  // Beside the words that are there when it has come.
  return draftOf(ad, { ...wish, drafts: drafts.get() })
}

export function draftOf(
  ad: Pick<SeenAd, 'title' | 'palette' | 'media'>,
  { i18n, workflow, drafts, isOwned }: Wish & { i18n: I18n },
): { workflow: WorkflowType; draft: Draft } {
  const before = drafts[workflow]
  const ratio = ad.media?.aspect_ratio
  const settings = ratio
    ? { ...before.settings, aspectRatio: ratio, placement: null }
    : before.settings
  const picture = isOwned ? referenceTo(ad) : null
  if (picture) return { workflow, draft: { ...before, settings, references: [picture] } }
  return { workflow, draft: { ...before, settings, prompt: inItsColours(before.prompt, ad, i18n) } }
}

/** Words by which the engine knows colours, in every language; twice is not needed. */
function inItsColours(prompt: string, { palette }: Pick<SeenAd, 'palette'>, i18n: I18n): string {
  const telling = palette.filter(({ share }) => share >= TELLING_SHARE).slice(0, COLOURS_MAX)
  if (telling.length === 0) return prompt
  const list = telling.map(({ colour }) => colour).join(', ')
  const line = i18n._(msg`Colors: ${list}`)
  const words = [prompt.trim(), line].filter(Boolean).join('\n')
  return prompt.includes(list) || words.length > PROMPT_LENGTH_MAX ? prompt : words
}

const referenceTo = ({ title, media }: Pick<SeenAd, 'title' | 'media'>): ReferenceItem | null =>
  media && {
    id: uuidv7(),
    role: 'image',
    kind: media.kind,
    name: title,
    status: 'ready',
    progress: 1,
    source: { output_id: media.file_id },
    thumbnailUrl: media.thumbnail_url,
    errorCode: null,
  }
