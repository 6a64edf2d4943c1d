import type { ModelCost, ModelRow } from '../../model.ts'
import { CONNECTED, EVERY_RATIO, priceOf } from '../row-parts.ts'

/** At medium quality, by the tokens for its pixels. */
const COST: ModelCost = {
  usd: { '720p': 0.013, '1k': 0.013, '1080p': 0.027, '2k': 0.053 },
  tokens: { input: 8, output: 30 },
  source: 'developers.openai.com/api/docs/pricing, by way of apidog (2026-09-09)',
  asOf: '2026-11-20',
}

const PICTURES = {
  ...CONNECTED,
  kind: 'image',
  provider: 'openai',
  maker: 'OpenAI',
  workflowTypes: ['text_to_image', 'image_edit', 'face_change'],
  aspectRatios: EVERY_RATIO,
  resolutions: ['1k', '2k', '720p', '1080p'],
  durations: [],
  fps: 0,
  audio: 'none',
  referenceImagesMax: 10,
  countMax: 4,
  cost: COST,
  price: priceOf(COST),
  remoteFields: { quality: 'medium' },
} satisfies Partial<ModelRow>

export const OPENAI_MODELS: ModelRow[] = [
  {
    ...PICTURES,
    id: 'openai/gpt-image-2.5-flare',
    label: 'GPT Image 2.5 Flare',
    typicalSeconds: 25,
  },
  {
    ...PICTURES,
    id: 'openai/gpt-image-2.5-sunburst',
    label: 'GPT Image 2.5 Sunburst',
    typicalSeconds: 50,
  },
]
