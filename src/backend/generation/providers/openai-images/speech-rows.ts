import type { ModelCost, ModelRow } from '../../model.ts'
import { priceOf } from '../row-parts.ts'
import { named, SPEAKER } from '../speech/rows.ts'

const OLDER = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer']
const VOICES = named(['marin', 'cedar', 'ballad', 'verse', ...OLDER])

/** 1.5 cents per minute, which is about 900 spoken characters. */
const MINI: ModelCost = {
  usd: { '720p': 0.0167 },
  source: 'platform.openai.com/docs/pricing: 0.015 US dollars a minute',
  asOf: '2026-11-20',
}
const HD: ModelCost = {
  usd: { '720p': 0.03 },
  source: 'platform.openai.com/docs/pricing: 30 US dollars a million characters',
  asOf: '2026-11-20',
}

const SPEECH = { ...SPEAKER, provider: 'openai', maker: 'OpenAI' } satisfies Partial<ModelRow>

export const OPENAI_VOICES: ModelRow[] = [
  {
    ...SPEECH,
    id: 'openai/gpt-4o-mini-tts',
    label: 'GPT-4o mini TTS',
    voices: VOICES,
    cost: MINI,
    price: priceOf(MINI),
  },
  {
    ...SPEECH,
    id: 'openai/tts-1-hd',
    label: 'TTS-1 HD',
    voices: named(OLDER),
    cost: HD,
    price: priceOf(HD),
  },
]
