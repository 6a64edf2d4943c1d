import { MUSIC_SECONDS } from '../../../../contract/music.ts'
import type { ModelCost, ModelRow } from '../../model.ts'
import { COMPOSER } from '../music/rows.ts'
import { CONNECTED, EVERY_RATIO, priceOf } from '../row-parts.ts'

const VEO_FIELDS = {
  prompt: 'prompt',
  seed: 'seed',
  ratio: 'aspect_ratio',
  resolution: 'resolution',
  duration: 'duration',
  sound: 'generate_audio',
} as const

const veoEndpoints = (id: string) => ({
  text_to_video: { id, fields: VEO_FIELDS, durationAs: 'seconds' },
  image_to_video: {
    id: `${id}/image-to-video`,
    fields: { ...VEO_FIELDS, firstPicture: 'image_url' },
    durationAs: 'seconds',
  },
  first_last_frame: {
    id: `${id}/first-last-frame-to-video`,
    fields: { ...VEO_FIELDS, firstPicture: 'first_frame_url', lastPicture: 'last_frame_url' },
    durationAs: 'seconds',
  },
})

const VEO = {
  ...CONNECTED,
  kind: 'video',
  provider: 'fal',
  maker: 'Google, by fal',
  workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame'],
  aspectRatios: ['16:9', '9:16'],
  resolutions: ['720p', '1080p'],
  durations: [4, 6, 8],
  fps: 24,
  audio: 'optional',
  referenceImagesMax: 1,
  countMax: 1,
} satisfies Partial<ModelRow>

const KLING_FIELDS = { prompt: 'prompt', duration: 'duration', sound: 'generate_audio' } as const
const KLING = 'fal-ai/kling-video/v3/pro'

const VEO_COST: ModelCost = {
  usd: { '720p': 0.2, '1080p': 0.2 },
  audioPercent: 100,
  source: 'fal.ai/models/fal-ai/veo3.1/llms.txt',
  asOf: '2026-11-20',
}
const VEO_FAST_COST: ModelCost = {
  usd: { '720p': 0.1, '1080p': 0.1 },
  audioPercent: 50,
  source: 'fal.ai/models/fal-ai/veo3.1/fast/first-last-frame-to-video/llms.txt',
  asOf: '2026-11-20',
}
/** Two pages of the same date differ by a factor of two; the higher price leaves nobody short. */
const KLING_COST: ModelCost = {
  usd: { '1080p': 0.224 },
  audioPercent: 50,
  source: 'fal.ai/models/fal-ai/kling-video/v3/pro/text-to-video/llms.txt',
  asOf: '2026-11-20',
}

const SYNC_COST: ModelCost = {
  // Three dollars per minute of video, at its own size.
  usd: { '1080p': 0.05 },
  source: 'fal.ai/models/fal-ai/sync-lipsync/v2/llms.txt',
  asOf: '2026-11-27',
}
const FABRIC_COST: ModelCost = {
  usd: { '480p': 0.08, '720p': 0.15 },
  source:
    'fal.ai/models/veed/fabric-1.0/text/llms.txt, and VEED’s own notes on the endpoint for voices',
  asOf: '2026-11-27',
}

/** Eight cents per sixteen frames at 720p, four at 480p; we send at most 24 frames per second. */
const REPLACE_COST: ModelCost = {
  usd: { '480p': 0.06, '720p': 0.12 },
  source: 'fal.ai/models/fal-ai/wan/v2.2-14b/animate/replace/llms.txt',
  asOf: '2026-11-27',
}

/** Started minutes are charged in full, and none here is longer than one. */
const ELEVEN_MUSIC_COST: ModelCost = {
  usd: { '720p': 0.8 / 60 },
  usdAtLeast: 0.8,
  source:
    'aigateway.sh/models/elevenlabs/elevenlabs-music; fal’s page of the next version says 0.6',
  asOf: '2026-11-27',
}
const LYRIA_SECONDS = 30
/** A flat price, whatever length is requested. */
const LYRIA_COST: ModelCost = {
  usd: { '720p': 0.1 / LYRIA_SECONDS },
  usdAtLeast: 0.1,
  source: 'segmind.com/models/lyria-2 (0.09), rounded up',
  asOf: '2026-11-27',
}

/** Talking people: the voice determines what they say, and the length. */
const SPEAKERS = {
  ...CONNECTED,
  kind: 'video',
  provider: 'fal',
  aspectRatios: EVERY_RATIO,
  durations: [],
  fps: 25,
  audio: 'always',
  countMax: 1,
} satisfies Partial<ModelRow>

export const FAL_MODELS: ModelRow[] = [
  {
    ...VEO,
    id: 'fal/veo-3.1',
    label: 'Veo 3.1',
    page: 'veo3.1',
    typicalSeconds: 120,
    cost: VEO_COST,
    price: priceOf(VEO_COST),
    remoteEndpoints: veoEndpoints('fal-ai/veo3.1'),
  },
  {
    ...VEO,
    id: 'fal/veo-3.1-fast',
    label: 'Veo 3.1 Fast',
    typicalSeconds: 70,
    cost: VEO_FAST_COST,
    price: priceOf(VEO_FAST_COST),
    remoteEndpoints: veoEndpoints('fal-ai/veo3.1/fast'),
  },
  {
    ...CONNECTED,
    id: 'fal/kling-3-pro',
    label: 'Kling 3 Pro',
    kind: 'video',
    provider: 'fal',
    maker: 'Kuaishou, by fal',
    workflowTypes: ['text_to_video', 'image_to_video', 'first_last_frame'],
    // With a picture, the film takes the picture's ratio.
    aspectRatios: ['16:9', '9:16', '1:1'],
    resolutions: ['1080p'],
    durations: [3, 4, 5, 6, 8, 10, 12, 15],
    fps: 24,
    audio: 'optional',
    referenceImagesMax: 1,
    countMax: 1,
    typicalSeconds: 180,
    cost: KLING_COST,
    price: priceOf(KLING_COST),
    remoteEndpoints: {
      text_to_video: {
        id: `${KLING}/text-to-video`,
        fields: { ...KLING_FIELDS, ratio: 'aspect_ratio' },
        durationAs: 'text',
      },
      image_to_video: {
        id: `${KLING}/image-to-video`,
        fields: { ...KLING_FIELDS, firstPicture: 'start_image_url' },
        durationAs: 'text',
      },
      first_last_frame: {
        id: `${KLING}/image-to-video`,
        fields: { ...KLING_FIELDS, firstPicture: 'start_image_url', lastPicture: 'end_image_url' },
        durationAs: 'text',
      },
    },
  },
  {
    ...SPEAKERS,
    id: 'fal/sync-lipsync-2',
    label: 'Sync Lipsync 2',
    maker: 'Sync, by fal',
    workflowTypes: ['lip_sync'],
    resolutions: ['1080p'],
    referenceImagesMax: 0,
    typicalSeconds: 120,
    cost: SYNC_COST,
    price: priceOf(SYNC_COST),
    remoteEndpoints: {
      lip_sync: {
        id: 'fal-ai/sync-lipsync/v2',
        fields: { video: 'video_url', voice: 'audio_url' },
        // It ends with the shorter of the two, which is what is charged.
        always: { model: 'lipsync-2', sync_mode: 'cut_off' },
      },
    },
  },
  {
    ...SPEAKERS,
    id: 'fal/fabric-1',
    label: 'Fabric 1.0',
    maker: 'VEED, by fal',
    workflowTypes: ['digital_person'],
    resolutions: ['480p', '720p'],
    referenceImagesMax: 1,
    typicalSeconds: 120,
    cost: FABRIC_COST,
    price: priceOf(FABRIC_COST),
    remoteEndpoints: {
      digital_person: {
        id: 'veed/fabric-1.0',
        fields: { firstPicture: 'image_url', voice: 'audio_url', resolution: 'resolution' },
      },
    },
  },
  {
    ...SPEAKERS,
    id: 'fal/wan-animate-replace',
    label: 'Wan 2.2 Animate Replace',
    maker: 'Alibaba, by fal',
    workflowTypes: ['video_face_change'],
    resolutions: ['480p', '720p'],
    fps: 24,
    audio: 'none',
    referenceImagesMax: 1,
    typicalSeconds: 300,
    cost: REPLACE_COST,
    price: priceOf(REPLACE_COST),
    remoteEndpoints: {
      video_face_change: {
        id: 'fal-ai/wan/v2.2-14b/animate/replace',
        fields: {
          video: 'video_url',
          firstPicture: 'image_url',
          resolution: 'resolution',
          seed: 'seed',
        },
        always: { enable_safety_checker: true, enable_output_safety_checker: true },
        videoFps: 24,
      },
    },
  },
  {
    ...COMPOSER,
    id: 'fal/elevenlabs-music',
    label: 'Eleven Music',
    provider: 'fal',
    maker: 'ElevenLabs, by fal',
    durations: MUSIC_SECONDS,
    cost: ELEVEN_MUSIC_COST,
    price: priceOf(ELEVEN_MUSIC_COST),
    remoteEndpoints: {
      music: {
        id: 'fal-ai/elevenlabs/music',
        fields: { prompt: 'prompt', duration: 'music_length_ms' },
        durationAs: 'milliseconds',
        always: { force_instrumental: true },
      },
    },
  },
  {
    ...COMPOSER,
    id: 'fal/lyria-2',
    label: 'Lyria 2',
    provider: 'fal',
    maker: 'Google, by fal',
    durations: MUSIC_SECONDS.filter((seconds) => seconds <= LYRIA_SECONDS),
    cost: LYRIA_COST,
    price: priceOf(LYRIA_COST),
    remoteEndpoints: {
      music: {
        id: 'fal-ai/lyria2',
        fields: { prompt: 'prompt', seed: 'seed' },
        soundSeconds: LYRIA_SECONDS,
        always: { negative_prompt: 'vocals, singing, spoken words' },
      },
    },
  },
]
