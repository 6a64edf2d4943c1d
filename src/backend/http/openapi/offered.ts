import type { Capability } from '../../../contract/capabilities.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'

/** Domains and calls that need a capability; all others work out of the box. */
const NEEDS: Readonly<Record<string, Capability>> = {
  speech: 'speech',
  people: 'digital_person',
  ugcAds: 'ugc_ads',
  'subtitles.translate': 'track_translation',
  'tasks.transcript': 'transcript',
  'prompts.translate': 'prompt_writing',
  'prompts.describe': 'prompt_writing',
  'creatives.proposeWords': 'prompt_writing',
}

/** Whether a call is usable with the available capabilities. */
export function isOffered({ id }: Pick<Endpoint, 'id'>, there: readonly Capability[]): boolean {
  const [domain = ''] = id.split('.')
  const needed = NEEDS[id] ?? NEEDS[domain]
  return !needed || there.includes(needed)
}
