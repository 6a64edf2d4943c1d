import type { ModelRow } from '../../model.ts'
import { CONNECTED, EVERY_RATIO } from '../row-parts.ts'

/** What every model that hears what is said shares; its price is for a second of the video. */
export const LISTENER = {
  ...CONNECTED,
  kind: 'audio',
  workflowTypes: ['transcript'],
  aspectRatios: EVERY_RATIO,
  resolutions: ['720p'],
  durations: [],
  fps: 0,
  audio: 'none',
  referenceImagesMax: 0,
  countMax: 1,
  typicalSeconds: 30,
} satisfies Partial<ModelRow>
