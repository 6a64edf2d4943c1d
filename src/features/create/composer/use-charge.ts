import { useQuery } from '@tanstack/react-query'
import { chargeQuery } from '@/api/credits.functions'
import { useSettled } from '@/browser/use-settled'
import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import type { ComposerSettings } from './draft'
import { quoteCredits } from './model-choice'

const SETTLES_MS = 300

interface ChargeInput {
  isSignedIn: boolean
  workflow: WorkflowType
  model: ModelView | null
  settings: ComposerSettings
}

/**
 * What a generation costs: by the rules of the registry at once, and as the server says as soon as
 * it has been asked, which counts when the two differ.
 */
export function useCharge({ isSignedIn, workflow, model, settings }: ChargeInput): number | null {
  const asked = {
    workflowType: workflow,
    model: model?.id,
    resolution: settings.resolution,
    duration: settings.durationSeconds,
    generate_audio: String(settings.generateAudio),
    count: settings.count,
  }
  const key = JSON.stringify(asked)
  const isSettled = useSettled(key, SETTLES_MS) === key
  const isAsked = isSignedIn && model !== null
  const { data } = useQuery({ ...chargeQuery(asked), enabled: isAsked && isSettled })
  return data?.credits ?? (model && quoteCredits(model, workflow, settings))
}
