import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import { costUsd } from '../../generation/cost.ts'
import type { Model } from '../../generation/registry.ts'
import { chooseSettings, type Settings } from '../../generation/settings.ts'

interface TestPlan {
  workflowType: WorkflowType
  aspectRatio: AspectRatio
  settings: Settings
  /** The provider's price in US dollars; null if unknown. */
  usd: number | null
}

/** Text-only workflows, so that a test needs no file. */
const TESTED: readonly WorkflowType[] = ['text_to_image', 'text_to_video']

/** A model's cheapest result from text alone; null if it needs a picture or accepts no tasks. */
export function planTest(model: Model): TestPlan | null {
  const workflowType = TESTED.find((type) => model.workflowTypes.includes(type))
  const isThere = model.status === 'active' || model.status === 'off'
  const [aspectRatio] = model.aspectRatios
  if (!workflowType || !aspectRatio || !isThere) return null
  const duration = model.durations.length > 0 ? Math.min(...model.durations) : undefined
  const offers = model.resolutions
    .filter((resolution) => model.price.milliCredits[resolution] !== undefined)
    .map((resolution) => chooseSettings(model, workflowType, { resolution, duration }))
  const [settings] = offers.toSorted((a, b) => a.credits - b.credits)
  if (!settings) return null
  return { workflowType, aspectRatio, settings, usd: costUsd(model, settings) }
}
