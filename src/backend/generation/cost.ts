import type { Resolution } from '../../contract/generation.ts'
import type { ModelRow } from './model.ts'

interface Work {
  resolution: Resolution
  /** Zero or null for pictures. */
  durationSeconds: number | null
  generateAudio: boolean
  count: number
  /** Length of the script, if known. */
  characters?: number | undefined
}

/** What a provider charges for some work, in US dollars, based on the model's row; null if the row has no price. */
export function costUsd(
  { cost, workflowTypes }: Pick<ModelRow, 'cost' | 'workflowTypes'>,
  work: Work,
): number | null {
  const unit = cost?.usd[work.resolution]
  if (cost === undefined || unit === undefined) return null
  const withAudio = work.generateAudio ? 1 + (cost.audioPercent ?? 0) / 100 : 1
  const units = workflowTypes.includes('speech')
    ? (work.characters ?? 0) / 1_000
    : work.durationSeconds || 1
  return Math.max(unit * units * withAudio, cost.usdAtLeast ?? 0) * work.count
}
