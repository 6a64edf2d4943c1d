import { ASPECT_RATIOS } from '../../contract/generation.ts'
import { keysOf } from '../../contract/keys-of.ts'
import { ANIMATION_SECONDS } from '../../contract/layers.ts'
import type { ModelRow } from './model.ts'

const EVERY_RATIO = keysOf(ASPECT_RATIOS)
const ENGINE_ABILITIES: ModelRow['abilities'] = ['layout', 'brand', 'look', 'corrections']
const VIDEO_TYPES = ['image_to_video', 'text_to_video', 'first_last_frame', 'video_edit'] as const

/** What every retired row shares: it is shown, explained and cannot be submitted. */
const RETIRED: Pick<
  ModelRow,
  | 'kind'
  | 'provider'
  | 'isBuiltIn'
  | 'status'
  | 'successor'
  | 'abilities'
  | 'fps'
  | 'audio'
  | 'countMax'
  | 'typicalSeconds'
  | 'price'
> = {
  kind: 'video',
  provider: null,
  isBuiltIn: false,
  status: 'retired',
  successor: 'adloom-studio-video',
  abilities: [],
  fps: 24,
  audio: 'always',
  countMax: 1,
  typicalSeconds: 120,
  price: { milliCredits: {}, audioPercent: 0, minimumCredits: 0 },
}

/** The registry as it ships. The first active row that serves a type is its default. */
export const MODELS: ModelRow[] = [
  {
    id: 'adloom-studio-image',
    label: 'Studio (built-in engine)',
    kind: 'image',
    provider: 'builtin',
    maker: 'Adloom',
    isBuiltIn: true,
    status: 'active',
    retiresAt: null,
    successor: null,
    page: null,
    workflowTypes: ['text_to_image', 'image_edit'],
    abilities: ENGINE_ABILITIES,
    aspectRatios: EVERY_RATIO,
    resolutions: ['1k', '2k', '720p', '1080p'],
    durations: [],
    fps: 0,
    audio: 'none',
    referenceImagesMax: 10,
    countMax: 4,
    typicalSeconds: 2,
    price: {
      milliCredits: { '720p': 1_000, '1k': 1_000, '1080p': 1_500, '2k': 2_000 },
      audioPercent: 0,
      minimumCredits: 1,
    },
  },
  {
    id: 'adloom-studio-video',
    label: 'Studio motion (built-in engine)',
    kind: 'video',
    provider: 'builtin',
    maker: 'Adloom',
    isBuiltIn: true,
    status: 'active',
    retiresAt: null,
    successor: null,
    page: null,
    workflowTypes: [...VIDEO_TYPES],
    abilities: ENGINE_ABILITIES,
    aspectRatios: EVERY_RATIO,
    resolutions: ['480p', '720p', '1080p'],
    durations: [3, 4, 5, 6, 8, 10, 12, 15, 20, 30],
    fps: 30,
    audio: 'optional',
    referenceImagesMax: 10,
    referenceVideosMax: 3,
    countMax: 4,
    typicalSeconds: 15,
    price: {
      milliCredits: { '480p': 500, '720p': 1_000, '1080p': 1_500 },
      audioPercent: 20,
      minimumCredits: 2,
    },
  },
  {
    id: 'adloom-subtitles',
    label: 'Studio subtitles (built-in engine)',
    kind: 'video',
    provider: 'builtin',
    maker: 'Adloom',
    isBuiltIn: true,
    status: 'active',
    retiresAt: null,
    successor: null,
    page: null,
    workflowTypes: ['subtitles'],
    abilities: ['layout', 'brand'],
    aspectRatios: EVERY_RATIO,
    resolutions: ['1080p'],
    durations: [],
    fps: 30,
    audio: 'none',
    referenceImagesMax: 0,
    countMax: 1,
    typicalSeconds: 20,
    price: { milliCredits: { '1080p': 50 }, audioPercent: 0, minimumCredits: 1 },
  },
  {
    id: 'adloom-layers',
    label: 'Layers (built-in engine)',
    kind: 'image',
    provider: 'builtin',
    maker: 'Adloom',
    isBuiltIn: true,
    status: 'active',
    retiresAt: null,
    successor: null,
    page: null,
    workflowTypes: ['layers'],
    abilities: ['layout'],
    aspectRatios: EVERY_RATIO,
    resolutions: ['1k'],
    durations: [],
    fps: 0,
    audio: 'none',
    referenceImagesMax: 0,
    countMax: 1,
    typicalSeconds: 2,
    price: { milliCredits: { '1k': 1_000 }, audioPercent: 0, minimumCredits: 1 },
  },
  {
    id: 'adloom-animated-layers',
    label: 'Animated layers (built-in engine)',
    kind: 'video',
    provider: 'builtin',
    maker: 'Adloom',
    isBuiltIn: true,
    status: 'active',
    retiresAt: null,
    successor: null,
    page: null,
    workflowTypes: ['animated_layers'],
    abilities: ['layout'],
    aspectRatios: EVERY_RATIO,
    resolutions: ['720p', '1080p'],
    durations: [...ANIMATION_SECONDS],
    fps: 30,
    audio: 'optional',
    referenceImagesMax: 0,
    countMax: 1,
    typicalSeconds: 15,
    // That of any other film of the engine.
    price: {
      milliCredits: { '720p': 1_000, '1080p': 1_500 },
      audioPercent: 20,
      minimumCredits: 2,
    },
  },
  {
    ...RETIRED,
    id: 'openai/sora-2',
    label: 'Sora 2',
    maker: 'OpenAI',
    retiresAt: '2026-09-24',
    page: 'sora',
    workflowTypes: ['text_to_video', 'image_to_video', 'video_edit'],
    aspectRatios: ['9:16', '16:9'],
    resolutions: ['720p'],
    durations: [4, 8, 12],
    referenceImagesMax: 1,
  },
  {
    ...RETIRED,
    id: 'google/veo-3.1-generate-preview',
    label: 'Veo 3.1 (preview)',
    maker: 'Google',
    retiresAt: '2026-10-22',
    page: 'veo3.1',
    workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame'],
    aspectRatios: ['16:9', '9:16'],
    resolutions: ['720p', '1080p'],
    durations: [4, 6, 8],
    referenceImagesMax: 3,
  },
]
