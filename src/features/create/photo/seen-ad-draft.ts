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
  /** Whether the picture becomes a reference, as the ad's owner may want. */
  isOwned: boolean
}

/** Colors with a smaller share would not be recognized as those of the ad. */
const TELLING_SHARE = 0.08
const COLOURS_MAX = 3

/**
 * Adds colors and format of an ad on the board to the present words; its picture only if the user claims to
 * own it, and its words never.
 * @throws AppError('not_found') if it is gone
 */
export async function seenAdDraft(
  client: QueryClient,
  adId: string,
  { drafts, ...wish }: Omit<Wish, 'drafts'> & { i18n: I18n; drafts: { get: () => Drafts } },
): Promise<{ workflow: WorkflowType; draft: Draft }> {
  const ad = await client.fetchQuery(seenAdQuery(adId))
  // Joins the words present when the ad has arrived.
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

/** A sentence with colors that the engine recognizes in every language; not added twice. */
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
