import { msg } from '@lingui/core/macro'

export const MUSIC_HEAD = {
  path: '/background-music',
  title: msg`Background music for your ads`,
  description: msg`Choose genre, mood, length, and tempo, and get music that’s leveled for feeds and can loop without a gap.`,
  keywords: msg`background music, ad music, music for videos, music generator, seamless loop`,
}
