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
 * The price of a generation: immediate by the registry's rules, then as quoted by the server, which wins if
 * the two differ.
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
