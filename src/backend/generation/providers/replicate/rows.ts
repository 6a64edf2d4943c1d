import type { ModelCost, ModelRow } from '../../model.ts'
import { CONNECTED, priceOf } from '../row-parts.ts'

const AS_OF = '2026-11-20'
const SCHNELL: ModelCost = {
  usd: { '1k': 0.003 },
  source: 'replicate.com/black-forest-labs/flux-schnell',
  asOf: AS_OF,
}
const SEEDREAM: ModelCost = {
  usd: { '2k': 0.03 },
  source: 'replicate.com/bytedance/seedream-4',
  asOf: AS_OF,
}
const SEEDANCE: ModelCost = {
  usd: { '480p': 0.03, '1080p': 0.15 },
  source: 'replicate.com/bytedance/seedance-1-pro',
  asOf: AS_OF,
}

const PICTURES = {
  ...CONNECTED,
  provider: 'replicate',
  kind: 'image',
  durations: [],
  fps: 0,
  audio: 'none',
} satisfies Partial<ModelRow>

const schnell = {
  id: 'black-forest-labs/flux-schnell',
  fields: { prompt: 'prompt', ratio: 'aspect_ratio', count: 'num_outputs', seed: 'seed' },
  always: { output_format: 'png' },
}
const seedream = {
  id: 'bytedance/seedream-4',
  fields: { prompt: 'prompt', ratio: 'aspect_ratio' },
  always: { size: '2K' },
}
const seedance = {
  id: 'bytedance/seedance-1-pro',
  fields: {
    prompt: 'prompt',
    ratio: 'aspect_ratio',
    resolution: 'resolution',
    duration: 'duration',
    seed: 'seed',
  },
}

/** The bundled models; an operator may add any other Replicate model as a row. */
export const REPLICATE_MODELS: ModelRow[] = [
  {
    ...PICTURES,
    id: 'replicate/black-forest-labs/flux-schnell',
    label: 'FLUX.1 schnell',
    maker: 'Black Forest Labs (Replicate)',
    workflowTypes: ['text_to_image'],
    aspectRatios: ['1:1', '16:9', '9:16', '4:3', '3:4', '4:5', '2:3', '3:2', '21:9'],
    resolutions: ['1k'],
    referenceImagesMax: 0,
    countMax: 4,
    typicalSeconds: 5,
    cost: SCHNELL,
    price: priceOf(SCHNELL),
    remoteEndpoints: { text_to_image: schnell },
  },
  {
    ...PICTURES,
    id: 'replicate/bytedance/seedream-4',
    label: 'Seedream 4',
    maker: 'ByteDance (Replicate)',
    workflowTypes: ['text_to_image', 'image_edit'],
    aspectRatios: ['1:1', '16:9', '9:16', '4:3', '3:4', '2:3', '3:2', '21:9'],
    resolutions: ['2k'],
    referenceImagesMax: 10,
    countMax: 1,
    typicalSeconds: 20,
    cost: SEEDREAM,
    price: priceOf(SEEDREAM),
    remoteEndpoints: {
      text_to_image: seedream,
      image_edit: { ...seedream, fields: { ...seedream.fields, pictures: 'image_input' } },
    },
  },
  {
    ...CONNECTED,
    id: 'replicate/bytedance/seedance-1-pro',
    label: 'Seedance 1 Pro',
    provider: 'replicate',
    kind: 'video',
    maker: 'ByteDance (Replicate)',
    workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame'],
    aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
    resolutions: ['480p', '1080p'],
    durations: [3, 4, 5, 6, 8, 10, 12],
    fps: 24,
    audio: 'none',
    referenceImagesMax: 1,
    countMax: 1,
    typicalSeconds: 90,
    cost: SEEDANCE,
    price: priceOf(SEEDANCE),
    remoteEndpoints: {
      text_to_video: seedance,
      image_to_video: { ...seedance, fields: { ...seedance.fields, firstPicture: 'image' } },
      first_last_frame: {
        ...seedance,
        fields: { ...seedance.fields, firstPicture: 'image', lastPicture: 'last_frame_image' },
      },
    },
  },
]
