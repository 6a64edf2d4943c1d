import { msg } from '@lingui/core/macro'

export const WATERMARK_HEAD = {
  path: '/remove-watermark-from-video',
  title: msg`Remove a watermark from a video`,
  description: msg`Take logos, texts and subtitles out of your own videos, free and without an account: the true picture comes back, the sound stays as it is.`,
  keywords: msg`remove watermark from video, video watermark remover, remove logo, remove subtitles, erase text from video`,
}
