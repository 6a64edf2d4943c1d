import type { VoiceView } from '@/contract/endpoints/speech'
import type { Language } from '@/contract/languages'
import type { MusicFormat } from '@/contract/music'
import { SPEECH_SPEED } from '@/contract/speech'

/** The form values. */
export interface Wish {
  script: string
  language: Language
  /** Null until the user chooses one: the first voice for the language is taken. */
  voice: Pick<VoiceView, 'model' | 'voice'> | null
  speed: number
  format: MusicFormat
}

export const firstWish = (language: Language): Wish => ({
  script: '',
  language,
  voice: null,
  speed: SPEECH_SPEED.usual,
  format: 'm4a',
})
