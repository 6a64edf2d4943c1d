import type { ModelCost, ModelRow } from '../../model.ts'
import { CONNECTED, priceOf } from '../row-parts.ts'

const AS_OF = '2026-11-20'

const FILM = {
  ...CONNECTED,
  kind: 'video',
  provider: 'google',
  maker: 'Google',
  workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame', 'video_edit'],
  aspectRatios: ['16:9', '9:16'],
  fps: 24,
  audio: 'always',
  referenceImagesMax: 6,
  countMax: 1,
  typicalSeconds: 90,
} satisfies Partial<ModelRow>

const PICTURE = {
  ...CONNECTED,
  kind: 'image',
  provider: 'google',
  maker: 'Google',
  workflowTypes: ['text_to_image', 'image_edit', 'face_change'],
  aspectRatios: ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '9:16', '16:9', '21:9'],
  resolutions: ['1k', '2k'],
  durations: [],
  fps: 0,
  audio: 'none',
  referenceImagesMax: 10,
  countMax: 4,
} satisfies Partial<ModelRow>

/** Plus a tenth for input and thinking, which are counted separately. */
const OMNI_12: ModelCost = {
  usd: { '720p': 0.0765, '1080p': 0.1147 },
  tokens: { input: 1.5, output: 12, thinking: 9 },
  source: 'vercel.com/changelog/gemini-omni-1-2-flash-now-available-on-ai-gateway',
  asOf: AS_OF,
}
const OMNI_11: ModelCost = {
  usd: { '720p': 0.11 },
  source: 'ai.google.dev/gemini-api/docs/omni, resellers of 2026-11',
  asOf: AS_OF,
}
/** The price of 2K wasn't found, so it's set to the price of 4K. */
const NANO_BANANA: ModelCost = {
  usd: { '1k': 0.0336, '2k': 0.0756 },
  tokens: { input: 0, output: 30 },
  source: 'github.com/BerriAI/litellm/discussions/44983',
  asOf: AS_OF,
}
const PRO_IMAGE: ModelCost = {
  usd: { '1k': 0.134, '2k': 0.134 },
  source: 'github.com/BerriAI/litellm/discussions/44983',
  asOf: AS_OF,
}

export const GEMINI_MODELS: ModelRow[] = [
  {
    ...PICTURE,
    id: 'google/gemini-nano-banana-2.1',
    label: 'Nano Banana 2.1',
    typicalSeconds: 15,
    cost: NANO_BANANA,
    price: priceOf(NANO_BANANA),
  },
  {
    ...PICTURE,
    id: 'google/gemini-3-pro-image',
    label: 'Gemini 3 Pro Image',
    typicalSeconds: 30,
    cost: PRO_IMAGE,
    price: priceOf(PRO_IMAGE),
  },
  {
    ...FILM,
    id: 'google/gemini-omni-1.2-flash',
    label: 'Gemini Omni 1.2 Flash',
    resolutions: ['720p', '1080p'],
    durations: [3, 4, 5, 6, 8, 10, 12, 15],
    cost: OMNI_12,
    price: priceOf(OMNI_12),
  },
  {
    ...FILM,
    id: 'google/gemini-omni-1.1-flash',
    label: 'Gemini Omni 1.1 Flash',
    resolutions: ['720p'],
    durations: [3, 4, 5, 6, 8, 10],
    cost: OMNI_11,
    price: priceOf(OMNI_11),
  },
]
