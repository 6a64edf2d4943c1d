import type { OutputOf } from '../../../contract/endpoint.ts'
import type { enums } from '../../../contract/endpoints/models.ts'
import {
  ASPECT_RATIOS,
  RESOLUTIONS,
  TASK_STATUSES,
  WORKFLOW_TYPES,
} from '../../../contract/generation.ts'
import { keysOf } from '../../../contract/keys-of.ts'
import { LANGUAGES } from '../../../contract/languages.ts'

/** Goals and platforms of an ad, as named in the payload for saving a creative. */
const AD_GOALS = ['awareness', 'traffic', 'engagement', 'app_installs', 'leads', 'sales']
const AD_PLATFORMS = [
  'meta',
  'tiktok',
  'google',
  'youtube',
  'linkedin',
  'pinterest',
  'snapchat',
  'x',
]

/** Names used throughout the API, so that clients needn't hard-code them. */
export function listEnums(): Promise<OutputOf<typeof enums>> {
  return Promise.resolve({
    workflow_types: [...WORKFLOW_TYPES],
    task_statuses: [...TASK_STATUSES],
    aspect_ratios: keysOf(ASPECT_RATIOS),
    resolutions: keysOf(RESOLUTIONS),
    languages: [...LANGUAGES],
    ad_goals: AD_GOALS,
    ad_platforms: AD_PLATFORMS,
  })
}
