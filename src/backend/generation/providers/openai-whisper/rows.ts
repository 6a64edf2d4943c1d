import type { ModelRow } from '../../model.ts'
import { LISTENER } from '../transcript/rows.ts'

/** Models that an operator names. */
export const whisperModels = (models: readonly string[]): ModelRow[] =>
  models.map((name) => ({
    ...LISTENER,
    id: `whisper/${name}`,
    remoteName: name,
    label: name,
    provider: 'whisper',
    maker: 'Self-hosted',
    price: { milliCredits: { '720p': 5 }, audioPercent: 0, minimumCredits: 1 },
  }))
