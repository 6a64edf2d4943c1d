import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import { costUsd } from '../../generation/cost.ts'
import type { Model } from '../../generation/registry.ts'
import { chooseSettings, type Settings } from '../../generation/settings.ts'

interface TestPlan {
  workflowType: WorkflowType
  aspectRatio: AspectRatio
  settings: Settings
  /** What its provider asks, in US dollars; null when that is not known. */
  usd: number | null
}

/** From words alone, so that a test needs no file. */
const TESTED: readonly WorkflowType[] = ['text_to_image', 'text_to_video']

/** The cheapest thing a model makes of words; null for one that needs a picture or takes no task. */
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
