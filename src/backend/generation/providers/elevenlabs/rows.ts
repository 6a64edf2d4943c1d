import { MUSIC_SECONDS } from '../../../../contract/music.ts'
import type { ModelCost, ModelRow } from '../../model.ts'
import { COMPOSER } from '../music/rows.ts'
import { priceOf } from '../row-parts.ts'
import { SPEAKER } from '../speech/rows.ts'

const SOURCE = 'elevenlabs.io/pricing/api'
const AS_OF = '2026-11-20'
const FULL: ModelCost = { usd: { '720p': 0.1 }, source: SOURCE, asOf: AS_OF }
const FLASH: ModelCost = { usd: { '720p': 0.05 }, source: SOURCE, asOf: AS_OF }
/** Its own price depends on the subscription; this is what others charge for the same model. */
const MUSIC: ModelCost = {
  usd: { '720p': 0.8 / 60 },
  source: 'aigateway.sh/models/elevenlabs/elevenlabs-music',
  asOf: '2026-11-27',
}

const SPEECH = {
  ...SPEAKER,
  provider: 'elevenlabs',
  maker: 'ElevenLabs',
} satisfies Partial<ModelRow>

/** The account determines the available voices; music needs a paid account. */
export const ELEVENLABS_MODELS: ModelRow[] = [
  {
    ...SPEECH,
    id: 'elevenlabs/eleven_flash_v2_5',
    label: 'Eleven Flash v2.5',
    cost: FLASH,
    price: priceOf(FLASH),
  },
  {
    ...SPEECH,
    id: 'elevenlabs/eleven_v3',
    label: 'Eleven v3',
    cost: FULL,
    price: priceOf(FULL),
  },
  {
    ...COMPOSER,
    id: 'elevenlabs/music_v1',
    label: 'Eleven Music',
    provider: 'elevenlabs',
    maker: 'ElevenLabs',
    durations: MUSIC_SECONDS,
    cost: MUSIC,
    price: priceOf(MUSIC),
  },
]
