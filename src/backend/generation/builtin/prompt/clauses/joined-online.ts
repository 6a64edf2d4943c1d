import type { Language } from '../../../../../contract/languages.ts'

/** "Our", "unser", うちの: possessives of the business. */
const OURS: Record<Language, RegExp> = {
  en: /^(?:our|my) /iu,
  de: /^(?:unser|mein)\p{L}* /iu,
  fr: /^(?:notre|nos|mon|ma|mes) /iu,
  es: /^(?:nuestr[oa]s?|mis?) /iu,
  pt: /^(?:[oa]s? )?(?:noss[oa]s?|meus?|minhas?) /iu,
  vi: /(?: của (?:chúng tôi|mình|tôi|nhà mình|em|bên mình|quán|tiệm)| nhà mình| nhà em)$/iu,
  th: /ของ(?:เรา|ฉัน|ร้านเรา|ทางร้าน|ผม)$/u,
  zh: /^(?:我们家?的?|我家的?|咱们?家?的?|自家的?)/u,
  ja: /^(?:うちの|私たちの|当店の|わたしたちの|自家製の)/u,
  ko: /^(?:우리|저희)(?: ?(?:가게|집|농장))?의? ?/u,
}

/** Online, without a time: a description of the thing ordered that means nothing alone. */
const ONLINE =
  /^(?:(?:by|over|through|im|übers?|sur|par|por|pela|en|qua|trên|na|ทาง|ผ่าน|ネットで|通过)?\s?(?:the |das |la |el |a )?(?:online|internet|web|ligne|mạng|net|netz|ออนไลน์|อินเทอร์เน็ต|网上|在线|网络|网购|线上|オンライン|ネット|온라인|인터넷)(?:で|에서)?)$/iu
const OF_NET =
  /online|internet|en ligne|mạng|ออนไลน์|网上|网购|线上|在线|オンライン|ネット|通販|온라인|인터넷/iu
const WORDS_MAX = 6
const SIGNS_MAX = 22

const COMMAS: Partial<Record<Language, string>> = { th: ' ', ja: '、', zh: '，' }

/** "Our soy candles, online at last": the new availability belongs on one line with the thing. */
export function joinedOnline(clauses: string[], language: Language): string[] {
  // "Anuncio: nuestro aceite, online": the thing ordered comes first.
  const at = /[:：]$/u.test(clauses[0] ?? '') ? 1 : 0
  const [ours = '', online = '', ...others] = clauses.slice(at)
  if (!OURS[language].test(ours) || !isOnline(online) || /\d/u.test(ours)) return clauses
  const comma = COMMAS[language] ?? ', '
  return [
    ...clauses.slice(0, at),
    `${withoutOurs(ours, online, language)}${comma}${online}`,
    ...others,
  ]
}

const isOnline = (clause: string): boolean =>
  OF_NET.test(clause) &&
  !/\d|[.@]\p{L}/u.test(clause) &&
  clause.split(' ').length <= WORDS_MAX &&
  clause.length <= Math.max(SIGNS_MAX, WORDS_MAX * 8)

/** "Our olive oil, online" tells the designer the subject; for customers it is "olive oil, online". */
const withoutOurs = (ours: string, online: string, language: Language): string =>
  ONLINE.test(online.trim()) ? ours.replace(OURS[language], '').trim() : ours

const NET_BEHIND =
  /^(.{3,40}?)[ ]?((?:over|via|on|im|übers?|sur|par|por|pela|en|qua|trên)? ?(?:the |das |la |el |a )?(?:online|internet|en ligne|mạng|ออนไลน์|网购|网上|ネットで|オンラインで|온라인|인터넷)(?: ?(?:판매|bán))?)$/iu

/** "Anuncio: nuestro aceite por internet": the same behind an order, without a comma. */
export function withoutOursOnline(about: string, language: Language): string {
  const thing = NET_BEHIND.exec(about)?.[1]?.trim()
  if (!thing || !OURS[language].test(thing) || /\d/u.test(about)) return about
  return `${thing.replace(OURS[language], '').trim()}${about.slice(about.indexOf(thing) + thing.length)}`
}
