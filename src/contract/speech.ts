import type { Language } from './languages.ts'

/** Speech that can be requested. Kept free of zod: the form and the server share it. */
export const SPEECH_SPEED = { min: 0.7, max: 1.3, step: 0.05, usual: 1 } as const

/** Longest voice name of any service. */
export const VOICE_NAME_MAX = 120

/** Sample sentence for voice previews, about four seconds long. */
export const VOICE_SAMPLES: Record<Language, string> = {
  en: 'Made with care, ready when you are. Come and see for yourself.',
  zh: '用心打造，只等你来。欢迎亲自来体验。',
  es: 'Hecho con cuidado y listo para ti. Ven a descubrirlo.',
  de: 'Mit Sorgfalt gemacht und bereit für Sie. Schauen Sie einfach vorbei.',
  fr: 'Fait avec soin, prêt pour vous. Venez le découvrir.',
  ja: '心を込めて作りました。ぜひ一度、お試しください。',
  ko: '정성을 다해 만들었습니다. 직접 만나 보세요.',
  pt: 'Feito com cuidado e pronto para você. Venha conhecer.',
  th: 'ทำด้วยความใส่ใจ พร้อมให้คุณมาลองด้วยตัวเอง',
  vi: 'Làm bằng cả tấm lòng, sẵn sàng cho bạn. Hãy đến và trải nghiệm.',
}

/** Billed characters: characters as people count them in a script, including line breaks. */
export const charactersOf = (script: string): number => [...script].length

/**
 * Characters per second of a calm voice, measured on ad scripts: an ideograph is one syllable, as are three
 * to four letters of an alphabet.
 */
const CHARACTERS_A_SECOND: Record<Language, number> = {
  en: 15,
  zh: 4.5,
  es: 15.5,
  de: 14.5,
  fr: 15.5,
  ja: 7,
  ko: 6.5,
  pt: 15.5,
  th: 13,
  vi: 13,
}

/** Estimated time to speak a script. */
export function speechSeconds(script: string, language: Language, speed: number): number {
  const characters = charactersOf(script.trim())
  return characters === 0 ? 0 : Math.max(1, characters / CHARACTERS_A_SECOND[language] / speed)
}
