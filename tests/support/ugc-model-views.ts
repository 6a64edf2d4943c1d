import type { VoiceView } from '../../src/contract/endpoints/speech.ts'
import { makeModel, makeVideoModel } from './model-view.ts'

/** Models for every part of a UGC ad, as pages see them. */
export const UGC_MODELS = [
  makeModel({ price: { milli_credits: { '1k': 2_000 }, audio_percent: 0, minimum_credits: 1 } }),
  makeVideoModel(),
  makeVideoModel({ id: 'other/film', is_built_in: false, workflow_types: ['image_to_video'] }),
  makeVideoModel({
    ...{ id: 'fal/fabric-1', is_built_in: false, workflow_types: ['digital_person'] },
    ...{ resolutions: ['480p', '720p'], durations: [], audio: 'always' },
    price: {
      milli_credits: { '480p': 6_000, '720p': 11_000 },
      audio_percent: 0,
      minimum_credits: 1,
    },
  }),
  makeModel({
    ...{ id: 'speech/kokoro', kind: 'audio', workflow_types: ['speech'], resolutions: ['720p'] },
    price: { milli_credits: { '720p': 1_000 }, audio_percent: 0, minimum_credits: 1 },
  }),
  makeVideoModel({
    ...{ id: 'adloom-video-editor', workflow_types: ['timeline'], resolutions: ['720p'] },
    price: { milli_credits: { '720p': 50 }, audio_percent: 0, minimum_credits: 1 },
  }),
]
/** The voice that speaks the script. */
export const SPEAKER: VoiceView = {
  model: 'speech/kokoro',
  voice: 'af_heart',
  name: 'Heart',
  languages: [],
}
