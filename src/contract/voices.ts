import type { VoiceView } from './endpoints/speech.ts'
import type { Language } from './languages.ts'

/** Voices for a language, including those whose service does not list languages. */
export const voicesIn = (voices: readonly VoiceView[], language: Language): VoiceView[] =>
  voices.filter(({ languages }) => languages.length === 0 || languages.includes(language))

export const isSameVoice = (
  one: Pick<VoiceView, 'model' | 'voice'> | null,
  other: Pick<VoiceView, 'model' | 'voice'>,
): boolean => one?.model === other.model && one.voice === other.voice

/** The voice to use: the chosen one if it is still available, else the first. */
export const speakerOf = (
  voices: readonly VoiceView[],
  { language, voice }: { language: Language; voice: Pick<VoiceView, 'model' | 'voice'> | null },
): VoiceView | null => {
  const fitting = voicesIn(voices, language)
  return fitting.find((one) => isSameVoice(voice, one)) ?? fitting[0] ?? null
}
