import { msg } from '@lingui/core/macro'

export const SOUNDTRACK_HEAD = {
  path: '/video-sound',
  title: msg`Voice and music for your videos`,
  description: msg`Put a voice-over and music under a video, leveled for feeds, with music that is quieter while somebody speaks.`,
  keywords: msg`add music to video, add voice-over to video, audio ducking, video sound`,
}
