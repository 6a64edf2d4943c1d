import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Asked } from './asked.ts'
import { BILL, isForReaders, isPlainOrder, isStyle, withoutSizes } from './design.ts'
import {
  entriesOf,
  has,
  headOf,
  isEmpty,
  isUnspaced,
  keyOf,
  pattern,
  plain,
  without,
} from './word-lists.ts'

/** "Hi team", "Bonjour": nothing but a greeting. */
export function isGreeting(clause: string, language: Language): boolean {
  const { greetings, people } = TALK[language]
  return isOnly(keyOf(clause), greetings, people)
}

/** "Hallo zusammen wir bräuchten …": what comes behind the greeting. */
export function withoutGreeting(clause: string, language: Language): string {
  const { greetings, people } = TALK[language]
  const words = entriesOf(`${greetings}|${people}`).sort((one, other) => other.length - one.length)
  const source = words.join('|').replaceAll('~', '\\p{L}*')
  const found = pattern(`^(?:(?:${source})(?![\\p{L}\\p{M}\\p{N}])[\\s,!！、，]*){1,3}`).exec(
    plain(clause),
  )
  return found && headOf(keyOf(clause), greetings) !== null ? clause.slice(found[0].length) : clause
}

/** "Many thanks and best regards": nothing but that. */
export function isClosing(clause: string, language: Language): boolean {
  const { closings, please } = TALK[language]
  return isOnly(keyOf(clause), closings, please)
}

/** "Please", "if possible". */
export const isPolite = (clause: string, language: Language): boolean =>
  isOnly(keyOf(clause), TALK[language].please, TALK[language].people)

/** It begins with one of a list and holds nothing beside it and the others. */
const isOnly = (key: string, list: string, others: string): boolean =>
  headOf(key, list) !== null && isEmpty([list, others].reduce(without, key))

/** Below thanks: a name, a role, a firm. */
export const isSignature = (clause: string): boolean =>
  !/\d/u.test(clause) && !isForReaders(clause) && clause.split(/\s+/u).length <= 4

/** "Please mention that …": what follows is for the reader of the ad. */
export function takeTelling(clause: string, language: Language): Asked | null {
  const { tells, told, wishes } = TALK[language]
  const text = plain(clause)
  const opening =
    pattern(`^[\\s¡¿]*(?:${tells})(?:[\\s,:：]+|(?=\\P{L})|(?<=[^a-zà-ɏạ-ỹ]))`).exec(text)?.[0] ??
    pattern(`^[\\s¡¿]*(?:${wishes})(?![a-zà-ɏạ-ỹ])${WHOSE}[\\s,:：?]*`).exec(text)?.[0] ??
    ''
  const isGlued = isUnspaced(text)
  const ending =
    told !== '' && (isGlued || opening !== '')
      ? (pattern(`[\\s]*(?:${told})[\\s.:：。!！?？]*$`).exec(text)?.[0] ?? '')
      : ''
  if (opening === '' && ending === '') return null
  const rest = clause.slice(opening.length, clause.length - ending.length)
  const parts = [clause.slice(0, opening.length), clause.slice(clause.length - ending.length)]
  return {
    asked: parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' … '),
    rest: statement(rest),
  }
}

/** "Something for our farm shop": whose it is says nothing to customers. */
const WHOSE =
  "(?: (?:for|für|pour|pr|para|pa|pra|pro|cho)(?: (?:our|my|the|her|his|their|unser|unsere|unseren|unserem|unserer|unsern|unserm|mein|meine|meinen|meinem|meiner|notre|nos|mon|ma|mes|mi|mis|nuestro|nuestra|meu|minha|nosso|nossa|o|a|el|la|le|l'))?(?![a-zà-ɏạ-ỹ]))?"

/** A question to the designer asks nothing of the reader. */
export const statement = (rest: string): string => rest.replace(/[\s?？]+$/u, '').trim()

/** "Ascensor": alone it is what a house has, and in one there are ads. */
const AMENITY =
  /^(?:con |with |mit |avec |com )?(?:ascensor|elevador|elevator|lift|aufzug|fahrstuhl|ascenseur|电梯|有电梯|エレベーター|エレベーター付き|엘리베이터|ลิฟต์|thang máy|khách sạn|wi-?fi)$/iu

/** "For our Instagram channel": where it will be seen. */
export function isPlacement(clause: string, grammar: Grammar, language: Language): boolean {
  if (isForReaders(clause) || AMENITY.test(clause)) return false
  const key = keyOf(withoutSizes(clause))
  const { places, please, venues, with: linking } = TALK[language]
  if (![PLATFORMS, venues, grammar.media].some((list) => has(key, list))) return false
  const lists = [
    PLATFORMS,
    venues,
    grammar.media,
    places,
    grammar.channels,
    grammar.asks,
    grammar.links,
  ]
  return isEmpty([...lists, linking, please, grammar.styles, grammar.small].reduce(without, key))
}

/** "Instagram da minha confeitaria": without the place that what was ordered is for. */
export function withoutPlace(rest: string, grammar: Grammar, language: Language): string {
  if (isUnspaced(rest)) {
    const links = entriesOf(grammar.links).join('|')
    return rest.slice(
      pattern(`^(?:${PLATFORMS})\\s*(?:${links})`).exec(plain(rest))?.[0].length ?? 0,
    )
  }
  const words = rest.split(/\s+/u)
  for (let count = Math.min(6, words.length - 1); count > 0; count -= 1) {
    const opening = words.slice(0, count).join(' ')
    const isPlace = [PLATFORMS, TALK[language].venues].some((list) => has(keyOf(opening), list))
    if (isPlace && isPlacement(opening, grammar, language)) return words.slice(count).join(' ')
  }
  return rest
}

/** "R$ 34,90 só no delivery": what limits goes on to its limit. */
const ONLY = /(?<!\p{L})(?:só|somente|apenas|only|just|nur|solo|sólo|seulement|uniquement|chỉ)\s*$/u

/** "A candle on a dark background": what it is about, and what is for the designer alone. */
export function splitSetting(
  clause: string,
  grammar: Grammar,
  lexicon: Lexicon,
  language: Language,
): { head: string; tail: string } | null {
  const text = plain(clause)
  const { with: linking, settings } = TALK[language]
  const isGlued = isUnspaced(text)
  const source = isGlued ? '\\s+' : `\\s+(?=(?:${entriesOf(linking).join('|')})\\s)`
  for (const { index } of text.matchAll(pattern(source, 'gu'))) {
    const tail = clause.slice(index).trim()
    if (isForReaders(tail) || /\d/u.test(withoutSizes(tail))) continue
    if (holdsTail(text.slice(0, index), tail)) continue
    const isLook = isStyle(tail, grammar, lexicon) && has(keyOf(tail), settings)
    const isTold = isLook || (isGlued && isPlainOrder(tail, grammar))
    if (index > 0 && (isTold || isPlacement(tail, grammar, language)))
      return { head: clause.slice(0, index), tail }
  }
  return null
}

/** "Ganhe meia-entrada | no cinema": what is given is given there. */
const EARNED =
  /(?<!\p{L})(?:win|free|half price|gewinn\p{L}*|gratis|gagn\p{L}+|offerte?s?|gana|gan[ae]|grátis|ganh\p{L}+|tặng)(?!\p{L})/iu
const SHOWN_THERE =
  /^(?:no|na|in the|at the|im|au|en el|al|tại) (?:cinemas?|cine|kino|cinéma|museu|museo|museum|musée|rạp)(?!\p{L})/iu

/** "จองที่นั่งทาง IG", "สั่งผ่าน LINE": where customers write, and not where the ad is. */
const REACHED_BY =
  /(?:จอง|ทัก|ติดต่อ|สั่ง|สมัคร|ลงทะเบียน|สอบถาม|ส่ง(?:ข้อความ|ประวัติ|เรซูเม่)?|นัด)[ก-๙]{0,12}(?:ทาง|ผ่าน|ที่|ได้ใน)$/u

/** Words that what follows belongs to: a bill for light, the only one in …, so many colours. */
const holdsTail = (head: string, tail: string): boolean =>
  REACHED_BY.test(head) ||
  BILL.test(head) ||
  ONLY.test(head) ||
  (EARNED.test(head) && SHOWN_THERE.test(tail)) ||
  isCountedThere(head, tail)

/** "4가지 색상", "12 clases en vídeo": how many there are, and what of, or how they are given. */
const isCountedThere = (head: string, tail: string): boolean =>
  /\d ?(?:가지|종|종류|개|種類|种|款)$/u.test(head) ||
  (/(?<![\d.,])\d+ \p{L}+$/u.test(head) && GIVEN_BY.test(tail))
const GIVEN_BY =
  /^(?:en|on|in|em|par|por|per|als|qua|bằng) (?:v[ií]d[eé]os?|audio|podcast|l[ií]nea|ligne|direct|directo|zoom|online)$/iu
