import { SOUND_PICTURE } from '../../../../contract/music.ts'
import type { ModelRow, Voice } from '../../model.ts'
import { CONNECTED } from '../row-parts.ts'

/** What all speech models share; the price is per thousand characters. */
export const SPEAKER = {
  ...CONNECTED,
  kind: 'audio',
  workflowTypes: ['speech'],
  aspectRatios: [SOUND_PICTURE.ratio],
  resolutions: ['720p'],
  durations: [],
  fps: 0,
  audio: 'always',
  referenceImagesMax: 0,
  countMax: 1,
  typicalSeconds: 15,
} satisfies Partial<ModelRow>

/** Voices that are identified by their names and speak every language. */
export const named = (names: readonly string[]): Voice[] =>
  names.map((name) => ({ voice: name, name: name.charAt(0).toUpperCase() + name.slice(1) }))
