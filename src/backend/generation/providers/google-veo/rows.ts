import type { ModelCost, ModelRow } from '../../model.ts'
import { CONNECTED, priceOf } from '../row-parts.ts'

const AS_OF = '2026-11-20'
const priced = (usd: number, audioPercent: number, source: string): ModelCost => ({
  usd: { '720p': usd, '1080p': usd },
  audioPercent,
  source,
  asOf: AS_OF,
})

const VIDEOS = {
  ...CONNECTED,
  kind: 'video',
  provider: 'google-veo',
  maker: 'Google',
  page: 'veo3.1',
  workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame'],
  aspectRatios: ['16:9', '9:16'],
  resolutions: ['720p', '1080p'],
  durations: [4, 6, 8],
  fps: 24,
  audio: 'optional',
  referenceImagesMax: 1,
  countMax: 4,
} satisfies Partial<ModelRow>

/** Prices of resellers, who pass Google's on. */
const VEO = priced(0.2, 100, 'vercel.com/ai-gateway/models/google/veo-3.1-generate-001')
const FAST = priced(0.1, 50, 'fal.ai/models/fal-ai/veo3.1/fast')

export const GOOGLE_VEO_MODELS: ModelRow[] = [
  {
    ...VIDEOS,
    id: 'google/veo-3.1-generate-001',
    label: 'Veo 3.1',
    typicalSeconds: 120,
    cost: VEO,
    price: priceOf(VEO),
  },
  {
    ...VIDEOS,
    id: 'google/veo-3.1-fast-generate-001',
    label: 'Veo 3.1 Fast',
    typicalSeconds: 75,
    cost: FAST,
    price: priceOf(FAST),
  },
]
