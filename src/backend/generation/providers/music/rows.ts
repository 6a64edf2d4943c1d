import { SOUND_PICTURE } from '../../../../contract/music.ts'
import type { ModelRow } from '../../model.ts'
import { CONNECTED } from '../row-parts.ts'

/** What all music models share; the price is per second. */
export const COMPOSER = {
  ...CONNECTED,
  kind: 'audio',
  workflowTypes: ['music'],
  aspectRatios: [SOUND_PICTURE.ratio],
  resolutions: ['720p'],
  fps: 0,
  audio: 'always',
  referenceImagesMax: 0,
  countMax: 1,
  typicalSeconds: 40,
} satisfies Partial<ModelRow>
