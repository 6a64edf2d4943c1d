import { msg } from '@lingui/core/macro'

export const TALKING_HEAD = {
  path: '/talking-video',
  title: msg`Talking videos for your ads`,
  description: msg`Match the lips in a video to another voice, or make a photo speak, with the consent of the person you show.`,
  // The page is only useful where a service for it is connected.
  isHidden: true,
  keywords: msg`lip sync, talking photo, talking video, avatar video`,
}
