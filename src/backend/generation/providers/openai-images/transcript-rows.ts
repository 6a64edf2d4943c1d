import type { ModelCost, ModelRow } from '../../model.ts'
import { priceOf } from '../row-parts.ts'
import { LISTENER } from '../transcript/rows.ts'

const WHISPER: ModelCost = {
  usd: { '720p': 0.006 / 60 },
  source: 'platform.openai.com/docs/pricing: 0.006 US dollars a minute',
  asOf: '2026-11-20',
}

/** Of OpenAI's models, the one that returns word timings. */
export const OPENAI_HEARING: ModelRow[] = [
  {
    ...LISTENER,
    id: 'openai/whisper-1',
    label: 'Whisper',
    provider: 'openai',
    maker: 'OpenAI',
    cost: WHISPER,
    price: priceOf(WHISPER),
  },
]
