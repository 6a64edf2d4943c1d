import type { AspectRatio, WorkflowType } from '@/contract/generation'
import { type Draft, EMPTY_DRAFTS } from '../composer/draft'

interface PlannedBrief {
  prompt: string
  workflow: WorkflowType
  ratio: AspectRatio | undefined
}

/** A brief that was planned, as it goes into the composer. */
export function briefDraft({ prompt, workflow, ratio }: PlannedBrief): {
  workflow: WorkflowType
  draft: Draft
} {
  const first = EMPTY_DRAFTS[workflow]
  const settings = ratio
    ? { ...first.settings, aspectRatio: ratio, placement: null }
    : first.settings
  return { workflow, draft: { ...first, prompt, settings } }
}
