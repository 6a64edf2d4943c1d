import type { ModelRow } from '../../model.ts'
import { SPEAKER } from '../speech/rows.ts'
import { voiceNamed } from './voice-named.ts'

/** Models that an operator names, with the named voices or the ones that the server lists. */
export const speechModels = (models: readonly string[], voices: readonly string[]): ModelRow[] =>
  models.map((name) => ({
    ...SPEAKER,
    id: `speech/${name}`,
    remoteName: name,
    label: name,
    provider: 'speech',
    maker: 'Self-hosted',
    price: { milliCredits: { '720p': 500 }, audioPercent: 0, minimumCredits: 1 },
    ...(voices.length > 0 && { voices: voices.map(voiceNamed) }),
  }))
