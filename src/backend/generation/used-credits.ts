import type { Resolution } from '../../contract/generation.ts'
import { WORKFLOWS, type WorkflowType } from '../../contract/generation.ts'
import type { Model } from './model.ts'
import type { Used } from './provider.ts'

interface Shown {
  workflowType: WorkflowType
  resolution: Resolution
  durationSeconds: number | null
  generateAudio: boolean
  count: number
  /** The price that was shown and is on hold. */
  credits: number
}

/**
 * A task's price by the usage that its service reports: the shown price times actual over expected cost,
 * capped at the shown price. Without usage figures, or without their prices in the model's row, it's the
 * shown price.
 */
export function usedCredits(
  { cost, price }: Pick<Model, 'cost' | 'price'>,
  task: Shown,
  used: Used,
) {
  const delivered = Math.min(1, used.results / task.count)
  const spent = usdOf(cost, used)
  const share = spent === null ? delivered : Math.min(delivered, spent / expectedUsd(cost, task))
  if (!Number.isFinite(share)) return task.credits
  const credits = Math.ceil(task.credits * share - ROUNDING)
  return Math.min(task.credits, Math.max(1, price.minimumCredits, credits))
}

/** Rounding errors must not add a credit. */
const ROUNDING = 1e-6
const MILLION = 1_000_000

function usdOf(cost: Model['cost'], { tokens, workSeconds }: Used): number | null {
  if (cost?.tokens && tokens && tokens.output > 0) {
    const { input, output, thinking = output } = cost.tokens
    const sum = tokens.input * input + tokens.output * output + tokens.thinking * thinking
    return sum / MILLION
  }
  return cost?.workSecond && workSeconds ? cost.workSecond * workSeconds : null
}

function expectedUsd(cost: Model['cost'], task: Shown): number {
  const { hasDuration, hasAudio } = WORKFLOWS[task.workflowType]
  const unit = cost?.usd[task.resolution] ?? 0
  const units = hasDuration ? unit * (task.durationSeconds ?? 0) : unit
  const audioPercent = hasAudio && task.generateAudio ? (cost?.audioPercent ?? 0) : 0
  return units * (1 + audioPercent / 100) * task.count
}
