import { type Resolution, WORKFLOWS, type WorkflowType } from './generation.ts'

/**
 * Price rule of a model, in thousandths of a credit so that sums stay whole numbers. Images: per picture.
 * Videos: per second. Speech: per thousand characters. `audioPercent` is added when sound is generated.
 */
export interface PriceRule {
  milliCredits: Partial<Record<Resolution, number>>
  audioPercent: number
  minimumCredits: number
}

export interface PriceInput {
  workflowType: WorkflowType
  resolution: Resolution
  /** Length of the result; ignored when it has none. */
  durationSeconds: number
  generateAudio: boolean
  /** Length of the script when it is spoken; ignored otherwise. */
  characters?: number | undefined
  /** Number of variations, 1 to 4. */
  count: number
}

/**
 * Whole credits a generation costs: the one rule behind the price on the button, the price in the picker, and
 * the amount the server holds. Null when the model does not offer the resolution.
 */
export function priceCredits(rule: PriceRule, input: PriceInput): number | null {
  const unit = rule.milliCredits[input.resolution]
  if (unit === undefined) return null
  const { hasAudio } = WORKFLOWS[input.workflowType]
  const units = unit * unitsOf(input)
  const withAudio =
    input.generateAudio && hasAudio ? (units * (100 + rule.audioPercent)) / 100 : units
  return Math.max(rule.minimumCredits, Math.ceil(withAudio / 1000)) * input.count
}

/** Number of billed units: pictures, seconds, or thousands of characters. */
export function unitsOf(
  input: Pick<PriceInput, 'workflowType' | 'characters'> & { durationSeconds: number },
): number {
  const { hasDuration, speech } = WORKFLOWS[input.workflowType]
  if (speech) return (input.characters ?? 0) / 1_000
  return hasDuration ? input.durationSeconds : 1
}
