import type { ModelRow } from '../../model.ts'
import { CONNECTED, EVERY_RATIO } from '../row-parts.ts'

const COMMON = {
  ...CONNECTED,
  provider: 'self-hosted',
  maker: 'Self-hosted',
  aspectRatios: EVERY_RATIO,
} satisfies Partial<ModelRow>

/** A picture model on the operator's own server. The operator declares any further capabilities. */
const pictureModel = (name: string): ModelRow => ({
  ...COMMON,
  id: `self-hosted/${name}`,
  remoteName: name,
  label: name,
  kind: 'image',
  workflowTypes: ['text_to_image', 'image_edit'],
  resolutions: ['1k', '720p', '1080p'],
  durations: [],
  fps: 0,
  audio: 'none',
  referenceImagesMax: 4,
  countMax: 4,
  typicalSeconds: 30,
  price: {
    milliCredits: { '720p': 1_000, '1k': 1_000, '1080p': 2_000 },
    audioPercent: 0,
    minimumCredits: 1,
  },
})

const videoModel = (name: string): ModelRow => ({
  ...COMMON,
  id: `self-hosted/${name}`,
  remoteName: name,
  label: name,
  kind: 'video',
  workflowTypes: ['text_to_video', 'image_to_video'],
  resolutions: ['480p', '720p'],
  durations: [4, 5, 6, 8],
  fps: 24,
  audio: 'none',
  referenceImagesMax: 1,
  countMax: 1,
  typicalSeconds: 240,
  price: { milliCredits: { '480p': 1_000, '720p': 2_000 }, audioPercent: 0, minimumCredits: 2 },
})

/** The models that an operator names; a server often has the same name for both kinds. */
export const selfHostedModels = (named: {
  images: readonly string[]
  videos: readonly string[]
}): ModelRow[] => [...named.images.map(pictureModel), ...named.videos.map(videoModel)]
