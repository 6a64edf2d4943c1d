import type { ModelRow } from '../../model.ts'
import { CONNECTED, EVERY_RATIO } from '../row-parts.ts'

/** What all transcription models share; the price is per second of video. */
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
