import { ASPECT_RATIOS, type Resolution } from '../../../contract/generation.ts'
import { entriesOf, keysOf } from '../../../contract/keys-of.ts'
import type { ModelCost, ModelRow } from '../model.ts'

/** What all services' rows share. */
export const CONNECTED = {
  isBuiltIn: false,
  status: 'active',
  retiresAt: null,
  successor: null,
  page: null,
  abilities: [],
} as const satisfies Partial<ModelRow>

export const EVERY_RATIO = keysOf(ASPECT_RATIOS)

/** Revenue of the cheapest credit on sale: a year of the largest plan. */
const CREDIT_USD = 0.0133

/** A model's price in credits, such that even the cheapest credits cover the service's price. */
export function priceOf(cost: ModelCost): ModelRow['price'] {
  const milliCredits: Partial<Record<Resolution, number>> = {}
  for (const [resolution, usd] of entriesOf<Resolution, number>({ ...NOTHING, ...cost.usd })) {
    if (usd > 0) milliCredits[resolution] = Math.ceil((usd / CREDIT_USD) * 1_000)
  }
  const minimumCredits = Math.max(1, Math.ceil((cost.usdAtLeast ?? 0) / CREDIT_USD))
  return { milliCredits, audioPercent: cost.audioPercent ?? 0, minimumCredits }
}

const NOTHING: Record<Resolution, number> = { '480p': 0, '720p': 0, '1080p': 0, '1k': 0, '2k': 0 }
