import type { Language } from '../../../../../contract/languages.ts'

/** "… hè này nhé", "… หน่อยค่ะ": polite particles at the end of an order are not part of the thing. */
const PARTICLES: Partial<Record<Language, RegExp>> = {
  en: /,? (?:please|pls|plz|asap|thanks)$/iu,
  de: / (?:bitte|danke|machen|erstellen|gestalten|basteln|bauen|entwerfen|designen)$/iu,
  fr: /,? (?:svp|stp|s['’]il (?:te|vous) pla[iî]t|merci)$/iu,
  es: /,? (?:por favor|porfa|gracias)$/iu,
  pt: /,? (?:por favor|pfv|por gentileza|obrigad[ao])$/iu,
  // "Tây Ban Nha" is a country: a particle is lowercase.
  vi: /(?: (?:nhé|nha|nhen|nghen|ạ|với|giúp (?:mình|em|tôi)))+$/u,
  th: /(?:ให้)?(?:หน่อย|ด้วย|ที|สักอัน|สักชิ้น)?(?:ได้ไหม|ได้มั้ย|ได้ป่าว|ได้หรือเปล่า)(?:นะ)?(?:ค่ะ|คะ|ครับ|จ้า)?$|(?:ให้)?(?:หน่อย|ด้วย|ที)?(?:นะ)?(?:ค่ะ|คะ|ครับ|จ้า|จ้ะ)$|(?:ให้)?หน่อย$/u,
  zh: /(?<=[\p{sc=Han}]{2})(?:吧|哈|呀|哦|啦|谢谢)$/u,
  ja: /(?:を)?(?:お願いします|おねがいします)$/u,
}

export const withoutParticles = (text: string, language: Language): string =>
  text
    .replace(/[:：]\s*$/u, '')
    .replace(PARTICLES[language] ?? /$^/u, '')
    .trimEnd()
