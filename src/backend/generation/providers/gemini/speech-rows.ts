import type { ModelCost, ModelRow } from '../../model.ts'
import { priceOf } from '../row-parts.ts'
import { named, SPEAKER } from '../speech/rows.ts'

/** 25 tokens per second of sound; a thousand characters take about 67 seconds. */
const FLASH: ModelCost = {
  usd: { '720p': 0.0168 },
  source: 'ai.google.dev/gemini-api/docs/pricing: 10 US dollars a million tokens of sound',
  asOf: '2026-11-20',
}

const VOICES = named([
  ...[
    'Kore',
    'Puck',
    'Zephyr',
    'Charon',
    'Fenrir',
    'Leda',
    'Orus',
    'Aoede',
    'Callirrhoe',
    'Autonoe',
  ],
  ...['Enceladus', 'Iapetus', 'Umbriel', 'Algieba', 'Despina', 'Erinome', 'Algenib', 'Rasalgethi'],
  ...['Laomedeia', 'Achernar', 'Alnilam', 'Schedar', 'Gacrux', 'Pulcherrima', 'Achird'],
  ...['Zubenelgenubi', 'Vindemiatrix', 'Sadachbia', 'Sadaltager', 'Sulafat'],
])

export const GEMINI_VOICES: ModelRow[] = [
  {
    ...SPEAKER,
    id: 'google/gemini-3.8-flash-tts',
    label: 'Gemini 3.8 Flash TTS',
    provider: 'google',
    maker: 'Google',
    voices: VOICES,
    cost: FLASH,
    price: priceOf(FLASH),
  },
]
