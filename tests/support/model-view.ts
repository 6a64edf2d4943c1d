import type { ModelView } from '../../src/contract/endpoints/models.ts'

/** A model as the API lists it: the built-in engine for images unless set otherwise. */
export const makeModel = (given: Partial<ModelView> = {}): ModelView => ({
  id: 'built-in/image',
  label: 'Layout engine',
  kind: 'image',
  provider: 'built-in',
  is_built_in: true,
  status: 'active',
  retires_at: null,
  successor: null,
  page: null,
  workflow_types: ['text_to_image', 'image_edit'],
  abilities: ['layout', 'brand', 'look', 'corrections'],
  aspect_ratios: ['1:1', '9:16', '16:9', '4:3'],
  resolutions: ['1k', '2k'],
  durations: [],
  audio: 'none',
  reference_images_max: 4,
  reference_videos_max: 1,
  count_max: 4,
  typical_seconds: 8,
  price: { milli_credits: { '1k': 2_000, '2k': 5_000 }, audio_percent: 0, minimum_credits: 1 },
  ...given,
})

/** A model that makes videos with optional sound. */
export const makeVideoModel = (given: Partial<ModelView> = {}): ModelView =>
  makeModel({
    id: 'built-in/video',
    label: 'Motion engine',
    kind: 'video',
    workflow_types: ['image_to_video', 'text_to_video', 'first_last_frame', 'video_edit'],
    aspect_ratios: ['16:9', '9:16', '1:1'],
    resolutions: ['480p', '720p', '1080p'],
    durations: [4, 6, 8],
    audio: 'optional',
    price: {
      milli_credits: { '480p': 500, '720p': 1_000, '1080p': 2_000 },
      audio_percent: 50,
      minimum_credits: 1,
    },
    ...given,
  })
