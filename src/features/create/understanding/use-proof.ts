import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proofQuery } from '@/api/prompts.functions'
import { useSettled } from '@/browser/use-settled'
import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import { useBrandId } from '../brand/use-brand-id'
import type { ComposerSettings, Draft } from '../composer/draft'
import { taskRequest } from '../composer/task-request'
import { modelCan, setsOtherWords } from '../model/model-can'
import type { ProofState } from './proof'
import type { Understanding } from './understanding'

interface ProofWishes {
  workflow: WorkflowType
  model: ModelView | null
  draft: Draft
  settings: ComposerSettings
  understanding: Understanding | null
}

const SETTLES_AFTER_MS = 250
const SEED_END = 2 ** 31
const newSeed = () => Math.floor(Math.random() * SEED_END)

/** Follows the composer with a small picture of what it would make; null where none can be drawn. */
export function useProof(wishes: ProofWishes): ProofState | null {
  const { workflow, model, draft, settings, understanding } = wishes
  const language = useLanguage()
  const [ownSeed, setOwnSeed] = useState(newSeed)
  const seed = settings.seed ?? ownSeed
  const brandId = useBrandId()
  // Over a model's picture nobody knows yet where the words will stand.
  const isDrawn =
    workflow === 'text_to_image' &&
    model !== null &&
    modelCan(model, 'layout') &&
    !setsOtherWords(model, draft) &&
    understanding !== null
  const text = isDrawn
    ? JSON.stringify(
        proofInput({ ...wishes, model, brandId, seed, corrections: understanding.given }),
      )
    : ''
  const settled = useSettled(text, SETTLES_AFTER_MS)
  const { data, isPlaceholderData, isError } = useQuery({
    ...proofQuery(settled === '' ? EMPTY : JSON.parse(settled), language),
    enabled: isDrawn && settled !== '',
  })
  if (!isDrawn || isError || draft.prompt.trim() === '') return null
  return {
    picture: data ?? null,
    isStale: isPlaceholderData || settled !== text,
    seed,
    shuffle: () => setOwnSeed(newSeed()),
  }
}

const EMPTY = { prompt: '', seed: 0 }

/** What of a task's request the trial picture depends on. */
function proofInput({
  workflow,
  model,
  draft,
  settings,
  seed,
  brandId,
  corrections,
}: ProofWishes & {
  model: ModelView
  seed: number
  brandId: string | undefined
  corrections: Understanding['given']
}) {
  const request = taskRequest(workflow, { ...draft, settings }, model)
  const { prompt, aspect_ratio, placement, watermark, use_brand, like } = request
  const brand_id = use_brand ? brandId : undefined
  const shape = { aspect_ratio, placement, watermark }
  return { prompt, ...shape, use_brand, brand_id, like, seed, corrections }
}
