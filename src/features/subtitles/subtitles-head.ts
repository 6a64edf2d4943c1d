import { msg } from '@lingui/core/macro'

export const SUBTITLES_HEAD = {
  path: '/subtitles',
  title: msg`Subtitles for your videos`,
  description: msg`Import, time, and burn in subtitles.`,
  keywords: msg`subtitle editor, SRT, VTT, burn in subtitles, video captions`,
}
