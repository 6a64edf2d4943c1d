import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proofQuery } from '@/api/prompts.functions'
import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import { useBrandId } from '../brand/use-brand-id'
import type { ComposerSettings } from '../composer/draft'
import { type DraftFacts, type LiveDrafts, useSettledWords } from '../composer/live-drafts'
import { taskRequest } from '../composer/task-request'
import { modelCan, setsOtherWords } from '../model/model-can'
import type { ProofState } from './proof'
import type { Understanding } from './understanding'

interface ProofWishes {
  workflow: WorkflowType
  model: ModelView | null
  drafts: LiveDrafts
  draft: DraftFacts
  settings: ComposerSettings
  understanding: Understanding | null
}

const SETTLES_AFTER_MS = 250
const SEED_END = 2 ** 31
const newSeed = () => Math.floor(Math.random() * SEED_END)

/** Keeps a proof picture of the composer's draft up to date; null where none can be drawn. */
export function useProof(wishes: ProofWishes): ProofState | null {
  const { workflow, model, drafts, draft, settings, understanding } = wishes
  const language = useLanguage()
  const [ownSeed, setOwnSeed] = useState(newSeed)
  const seed = settings.seed ?? ownSeed
  const brandId = useBrandId()
  // Over a model's picture, the position of the words is not known yet.
  const isDrawn =
    workflow === 'text_to_image' &&
    model !== null &&
    modelCan(model, 'layout') &&
    !setsOtherWords(model, draft) &&
    understanding !== null
  const others = isDrawn
    ? JSON.stringify(
        proofInput({ ...wishes, model, brandId, seed, corrections: understanding.given }),
      )
    : ''
  const settled = useSettledWords(drafts, workflow, { afterMs: SETTLES_AFTER_MS, others })
  const isAsked = settled.words !== '' && settled.others !== ''
  const { data, isPlaceholderData, isError } = useQuery({
    ...proofQuery(
      isAsked ? { ...JSON.parse(settled.others), prompt: settled.words } : EMPTY,
      language,
    ),
    enabled: isDrawn && isAsked,
  })
  if (!isDrawn || isError) return null
  return {
    picture: data ?? null,
    words: settled.words,
    isStale: isPlaceholderData || settled.others !== others,
    seed,
    shuffle: () => setOwnSeed(newSeed()),
  }
}

const EMPTY = { prompt: '', seed: 0 }

/** The parts of a task's request that the proof picture depends on, besides its words. */
function proofInput({
  workflow,
  model,
  draft,
  settings,
  seed,
  brandId,
  corrections,
}: Omit<ProofWishes, 'drafts' | 'understanding' | 'model'> & {
  model: ModelView
  seed: number
  brandId: string | undefined
  corrections: Understanding['given']
}) {
  const request = taskRequest(workflow, { ...draft, prompt: '', settings }, model)
  const { aspect_ratio, placement, watermark, use_brand, like } = request
  const brand_id = use_brand ? brandId : undefined
  const shape = { aspect_ratio, placement, watermark }
  return { ...shape, use_brand, brand_id, like, seed, corrections }
}
