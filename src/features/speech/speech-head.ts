import { msg } from '@lingui/core/macro'

export const SPEECH_HEAD = {
  path: '/voice-over',
  title: msg`Voice-over for your ads`,
  description: msg`Write a script, choose a voice, listen first, and get a voice-over that’s leveled for feeds.`,
  // The page is only useful where voices are connected.
  isHidden: true,
  keywords: msg`voice-over, text to speech, ad voice, narration for videos`,
}
