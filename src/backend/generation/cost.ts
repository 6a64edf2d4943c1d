import type { Resolution } from '../../contract/generation.ts'
import type { ModelRow } from './model.ts'

interface Work {
  resolution: Resolution
  /** Zero or null for pictures. */
  durationSeconds: number | null
  generateAudio: boolean
  count: number
}

/** What a provider asks for some work, in US dollars, by the model's row; null when the row does not say. */
export function costUsd({ cost }: Pick<ModelRow, 'cost'>, work: Work): number | null {
  const unit = cost?.usd[work.resolution]
  if (cost === undefined || unit === undefined) return null
  const withAudio = work.generateAudio ? 1 + (cost.audioPercent ?? 0) / 100 : 1
  return unit * (work.durationSeconds || 1) * withAudio * work.count
}
