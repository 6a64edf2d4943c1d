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

/** Whether a clause is only a greeting: "Hi team", "Bonjour". */
export function isGreeting(clause: string, language: Language): boolean {
  const { greetings, people } = TALK[language]
  return isOnly(keyOf(clause), greetings, people)
}

/** "Hallo zusammen wir bräuchten …": the text behind the greeting. */
export function withoutGreeting(clause: string, language: Language): string {
  const { greetings, people } = TALK[language]
  const words = entriesOf(`${greetings}|${people}`).sort((one, other) => other.length - one.length)
  const source = words.join('|').replaceAll('~', '\\p{L}*')
  const found = pattern(`^(?:(?:${source})(?![\\p{L}\\p{M}\\p{N}])[\\s,!！、，]*){1,3}`).exec(
    plain(clause),
  )
  return found && headOf(keyOf(clause), greetings) !== null ? clause.slice(found[0].length) : clause
}

/** Whether a clause only says goodbye: "Many thanks and best regards". */
export function isClosing(clause: string, language: Language): boolean {
  const { closings, please } = TALK[language]
  return isOnly(keyOf(clause), closings, please)
}

/** Whether a clause is only polite: "Please", "if possible". */
export const isPolite = (clause: string, language: Language): boolean =>
  isOnly(keyOf(clause), TALK[language].please, TALK[language].people)

/** Whether a key begins with an entry of `list` and holds nothing but entries of both lists. */
const isOnly = (key: string, list: string, others: string): boolean =>
  headOf(key, list) !== null && isEmpty([list, others].reduce(without, key))

/** Whether a clause below the thanks is a signature: a name, a role, a company. */
export const isSignature = (clause: string): boolean =>
  !/\d/u.test(clause) && !isForReaders(clause) && clause.split(/\s+/u).length <= 4

/** "Please mention that …": takes the message for the ad's reader. */
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

/** "Something for our farm shop": the owner is of no interest to customers. */
const WHOSE =
  "(?: (?:for|für|pour|pr|para|pa|pra|pro|cho)(?: (?:our|my|the|her|his|their|unser|unsere|unseren|unserem|unserer|unsern|unserm|mein|meine|meinen|meinem|meiner|notre|nos|mon|ma|mes|mi|mis|nuestro|nuestra|meu|minha|nosso|nossa|o|a|el|la|le|l'))?(?![a-zà-ɏạ-ỹ]))?"

/** A question to the designer, without its question mark. */
export const statement = (rest: string): string => rest.replace(/[\s?？]+$/u, '').trim()

/** "Ascensor": alone an amenity of a building, otherwise a place for ads. */
const AMENITY =
  /^(?:con |with |mit |avec |com )?(?:ascensor|elevador|elevator|lift|aufzug|fahrstuhl|ascenseur|电梯|有电梯|エレベーター|エレベーター付き|엘리베이터|ลิฟต์|thang máy|khách sạn|wi-?fi)$/iu

/** Whether a clause names where the ad will appear: "For our Instagram channel". */
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

/** "Instagram da minha confeitaria": drops the placement. */
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

/** "R$ 34,90 só no delivery": "only" belongs to the limit behind it. */
const ONLY = /(?<!\p{L})(?:só|somente|apenas|only|just|nur|solo|sólo|seulement|uniquement|chỉ)\s*$/u

/** "A candle on a dark background": splits the subject from the part for the designer. */
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

/** "Ganhe meia-entrada | no cinema": the place where the prize applies. */
const EARNED =
  /(?<!\p{L})(?:win|free|half price|gewinn\p{L}*|gratis|gagn\p{L}+|offerte?s?|gana|gan[ae]|grátis|ganh\p{L}+|tặng)(?!\p{L})/iu
const SHOWN_THERE =
  /^(?:no|na|in the|at the|im|au|en el|al|tại) (?:cinemas?|cine|kino|cinéma|museu|museo|museum|musée|rạp)(?!\p{L})/iu

/** "จองที่นั่งทาง IG", "สั่งผ่าน LINE": a contact channel for customers, not the ad's placement. */
const REACHED_BY =
  /(?:จอง|ทัก|ติดต่อ|สั่ง|สมัคร|ลงทะเบียน|สอบถาม|ส่ง(?:ข้อความ|ประวัติ|เรซูเม่)?|นัด)[ก-๙]{0,12}(?:ทาง|ผ่าน|ที่|ได้ใน)$/u

/** "How to sell more | on Instagram": the place is part of what is taught. */
const TAUGHT_THERE =
  /^(?:(?:how (?:to|you)|so|wie \p{L}+|comment|c[oó]mo) .*)?(?<!\p{L})(?:sell|selling|grow|win|(?:mehr|besser) (?:verkaufen|kunden)|verkauf\p{L}*|gewinn\p{L}*|vendre|gagner|vender|crecer|ganar|crescer|ganhar|bán hàng)(?: (?:more|better|plus|mieux|más|mejor|mais|melhor|customers|kunden|clients|clientes|followers))*$/iu

/** Whether the words before belong with the tail: a light bill, the only one in …, so many colors. */
const holdsTail = (head: string, tail: string): boolean =>
  REACHED_BY.test(head) ||
  TAUGHT_THERE.test(head) ||
  BILL.test(head) ||
  ONLY.test(head) ||
  (EARNED.test(head) && SHOWN_THERE.test(tail)) ||
  isCountedThere(head, tail)

/** "4가지 색상", "12 clases en vídeo": a number with what it counts or its format. */
const isCountedThere = (head: string, tail: string): boolean =>
  /\d ?(?:가지|종|종류|개|種類|种|款)$/u.test(head) ||
  (/(?<![\d.,])\d+ \p{L}+$/u.test(head) && GIVEN_BY.test(tail))
const GIVEN_BY =
  /^(?:en|on|in|em|par|por|per|als|qua|bằng) (?:v[ií]d[eé]os?|audio|podcast|l[ií]nea|ligne|direct|directo|zoom|online)$/iu
