import { msg } from '@lingui/core/macro'

export const WATERMARK_HEAD = {
  path: '/remove-watermark-from-video',
  title: msg`Remove a watermark from a video`,
  description: msg`Remove logos, text, and subtitles from your own videos, free and without an account. What they cover is rebuilt from the video itself, and the sound isn’t touched.`,
  keywords: msg`remove watermark from video, video watermark remover, remove logo, remove subtitles, erase text from video`,
}
