import { msg } from '@lingui/core/macro'

export const SOUNDTRACK_HEAD = {
  path: '/video-sound',
  title: msg`Voice and music for your videos`,
  description: msg`Add a voice-over and music to a video, leveled for feeds. The music gets quieter while someone speaks.`,
  keywords: msg`add music to video, add voice-over to video, audio ducking, video sound`,
}
