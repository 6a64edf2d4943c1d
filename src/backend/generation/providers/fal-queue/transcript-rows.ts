import type { ModelCost, ModelRow } from '../../model.ts'
import { priceOf } from '../row-parts.ts'
import { LISTENER } from '../transcript/rows.ts'

/**
 * Charged by computing seconds without a published figure; OpenAI's price per second of sound leaves nobody short.
 */
const WHISPER: ModelCost = {
  usd: { '720p': 0.0001 },
  source:
    'fal.ai/models/fal-ai/whisper/llms.txt: 0 US dollars for a second of computing, as rounded there',
  asOf: '2026-11-28',
}

/** Of its transcription models, the one that returns word timings. */
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
