import { msg } from '@lingui/core/macro'

export const VIDEO_EDITOR_HEAD = {
  path: '/video-editor',
  title: msg`Video editor`,
  description: msg`Cut your videos and images together, with transitions, subtitles, voice, music, and an end card.`,
  keywords: msg`video editor, trim video, split video, join videos, video transitions`,
}
