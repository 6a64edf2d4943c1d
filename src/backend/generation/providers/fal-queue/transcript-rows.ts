import type { ModelCost, ModelRow } from '../../model.ts'
import { priceOf } from '../row-parts.ts'
import { LISTENER } from '../transcript/rows.ts'

/** By its seconds of computing, without a figure; nobody loses by what OpenAI asks for a second of sound. */
const WHISPER: ModelCost = {
  usd: { '720p': 0.0001 },
  source:
    'fal.ai/models/fal-ai/whisper/llms.txt: 0 US dollars for a second of computing, as rounded there',
  asOf: '2026-11-28',
}

/** Of its models that hear, the one that tells the times of words. */
export const FAL_HEARING: ModelRow[] = [
  {
    ...LISTENER,
    id: 'fal/whisper',
    label: 'Whisper',
    provider: 'fal',
    maker: 'OpenAI, by fal',
    cost: WHISPER,
    price: priceOf(WHISPER),
    remoteEndpoints: {
      transcript: {
        id: 'fal-ai/whisper',
        fields: { heard: 'audio_url', spoken: 'language' },
        always: { task: 'transcribe', chunk_level: 'word' },
      },
    },
  },
]
