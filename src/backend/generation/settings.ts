import { AppError } from '../../contract/app-error.ts'
import {
  keepsLength,
  type Resolution,
  WORKFLOWS,
  type WorkflowType,
} from '../../contract/generation.ts'
import { priceCredits } from '../../contract/pricing.ts'
import type { Model } from './model.ts'

export interface AskedSettings {
  resolution?: Resolution | undefined
  duration?: number | undefined
  generate_audio?: boolean | undefined
  count?: number | undefined
  /** Length of the script, if known. */
  characters?: number | undefined
}

/** Settings that a model supports, with the credits they cost. */
export interface Settings {
  resolution: Resolution
  /** Zero if the result has no length. */
  durationSeconds: number
  generateAudio: boolean
  count: number
  credits: number
}

const PREFERRED_RESOLUTION = { image: '1k', video: '720p', audio: '720p' } as const
const PREFERRED_SECONDS = 5

/**
 * Fills in open settings with the model's defaults and refuses what the model doesn't offer.
 * @throws AppError('invalid_input', { field, rule: 'not_offered' })
 */
export function chooseSettings(
  model: Model,
  workflowType: WorkflowType,
  asked: AskedSettings,
): Settings {
  const { hasDuration, hasAudio } = WORKFLOWS[workflowType]
  const resolution =
    asked.resolution ?? preferred(model.resolutions, PREFERRED_RESOLUTION[model.kind])
  const durationSeconds = hasDuration
    ? (asked.duration ?? preferred(model.durations, PREFERRED_SECONDS))
    : 0
  const count = asked.count ?? 1
  refuseUnless(model.resolutions.includes(resolution), 'resolution')
  refuseUnless(
    !hasDuration || keepsLength(workflowType) || model.durations.includes(durationSeconds),
    'duration',
  )
  refuseUnless(!(hasAudio && asked.generate_audio && model.audio === 'none'), 'generate_audio')
  refuseUnless(count <= model.countMax, 'count')
  const generateAudio =
    hasAudio && (model.audio === 'always' || (model.audio === 'optional' && !!asked.generate_audio))
  const settings = { resolution, durationSeconds, generateAudio, count }
  const { characters } = asked
  const credits = priceCredits(model.price, { workflowType, characters, ...settings })
  if (credits === null) throw notOffered('resolution')
  return { ...settings, credits }
}

const preferred = <Value>(offered: readonly Value[], wanted: Value): Value =>
  offered.includes(wanted) ? wanted : (offered[0] ?? wanted)

const notOffered = (field: string) => new AppError('invalid_input', { field, rule: 'not_offered' })

function refuseUnless(isOffered: boolean, field: string): void {
  if (!isOffered) throw notOffered(field)
}
