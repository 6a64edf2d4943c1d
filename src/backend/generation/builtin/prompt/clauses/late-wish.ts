import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LATE_WISHES } from '../grammar/late-wishes.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isToDesigner } from './addressee.ts'
import { callIn } from './calls.ts'
import { isForReaders, isOrder, isStyle } from './design.ts'
import { isMultiBuy } from './multi-buy.ts'
import { isEmpty, isUnspaced, keyOf, pattern, plain, without } from './word-lists.ts'

/** A shorter clause is one thing: "white letters on linen". */
const WORDS_MIN = 6
const RUN_ON_MIN = 7
/** A button is short: "Réserver un créneau ambiance brumeuse". */
const CALL_MIN = 4
const TAIL_MIN = 3
const TAIL_MAX = 14
/** A longer clause is never typed and not read. */
const READ_MAX = 480
/** How clearly the tail must sound like an instruction to the designer. */
const LEAST = 0.2

/** "Viewings by appointment 0161 496 0112 make it look premium": splits the copy from the wish typed behind it. */
export function lateWish(given: string, language: Language, grammar: Grammar): string[] {
  if (given.length > READ_MAX) return [given]
  const no = POLITE_NO.exec(given)
  if (no?.[1] && no[2]) return [no[1], no[2]]
  const phone = PHONE.exec(given)
  const clause = phone?.[1] ?? given
  const parts = partsOf(clause, language, grammar)
  // A phone number behind a wish is for customers; one behind copy belongs to the copy.
  if (!phone?.[2]) return parts
  // "phone number big 01454 496 000": only a wish, and the number it is about.
  const isAllWish = parts.length < 2 && isWish(clause, language, grammar, false)
  if (parts.length < 2 && !isAllWish) return partsOf(given, language, grammar)
  return [...parts.slice(0, -1), ...beforePhone(parts.at(-1) ?? '', phone[2], grammar)]
}

/** "make it pop order on 01225 …": the words leading to the number go with it. */
function beforePhone(wish: string, phone: string, grammar: Grammar): string[] {
  const words = wish.trim().split(' ')
  for (const count of [3, 2, 1]) {
    const call = words.slice(-count).join(' ')
    if (words.length > count && callIn(`${call} ${phone}`, grammar))
      return [words.slice(0, -count).join(' '), `${call} ${phone}`]
  }
  return [wish, phone]
}

/**
 * "Kein trauriger Blick bitte Spendenquittung ab 20 €": a request ends at "please", and the capitalized rest is copy.
 */
const POLITE_NO =
  /^((?:[Kk]ein\p{L}*|[Nn]icht|[Nn]o|[Nn]ot|[Pp]as d[e']|[Nn]ada de|[Ss]em|[Ss]in|[Đđ]ừng) [^\d]{3,60}? (?:bitte|please|pls|svp|stp|por favor|porfa|pfv|nhé)) (\p{Lu}.+)$/u
const PHONE = /^(.+ \p{L}[^\d]*) (\+?\(?\d[\d ().-]{6,}\d)$/u

function partsOf(clause: string, language: Language, grammar: Grammar): string[] {
  const looks = looksBehindCall(clause, language, grammar)
  if (looks) return looks
  const openers = LATE_WISHES[language]
  const words = clause.split(' ')
  const isCall = callIn(clause, grammar) !== null
  const least = isCall ? CALL_MIN : WORDS_MIN
  if (!openers || words.length < least) return [clause]
  const text = plain(clause)
  for (const { index } of text.matchAll(pattern(`(?<= )(?:${openers})(?= |$)`, 'gu'))) {
    const tail = clause.slice(index)
    const head = clause.slice(0, index).trim()
    if (head.split(' ').length < 2 || leadsOn(head, language) || isAsking(head, language, grammar))
      continue
    const [wish = '', ...call] = lateCall(tail, grammar)
    if (isWish(wish, language, grammar, isCall)) return [head, wish, ...call]
  }
  return words.length < RUN_ON_MIN || isMultiBuy(clause) ? [clause] : lateCall(clause, grammar)
}

/** "Make me | something …", "hey can u do | something …": only the request itself. */
const isAsking = (head: string, language: Language, { asks, small }: Grammar): boolean => {
  const { greetings, people, please } = TALK[language]
  const key = keyOf(head).replace(/ (?:u|ya) /u, ' you ')
  return isEmpty([greetings, asks, people, please, small].reduce(without, key))
}

const LOOK_WORDS_MAX = 4

/** "Nhận báo giá tươi sáng", "Llama al 952 55 01 00 azul y blanco": a button with the look typed directly behind it. */
function looksBehindCall(clause: string, language: Language, grammar: Grammar): string[] | null {
  const words = clause.split(' ')
  if (isUnspaced(clause) || words.length < 3 || callIn(clause, grammar) === null) return null
  for (let count = Math.min(LOOK_WORDS_MAX, words.length - 2); count > 0; count -= 1) {
    const [head, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
    const isLook = isStyle(tail, grammar, LEXICONS[language]) && !isSmall(tail, grammar)
    // "Đặt qua app Nhà Sạch": a name continues.
    const isName = /\p{Lu}\p{Ll}*$/u.test(head) && /^\p{Lu}/u.test(tail) && language !== 'de'
    if (isLook && !isName && !leadsOn(head, language)) return [head, tail]
  }
  return null
}

const isSmall = (text: string, { small }: Grammar): boolean => isEmpty(without(keyOf(text), small))

const CALL_WORDS = [4, 3, 2]
/** "mit warmem Bokeh im Hintergrund": the words before it lead into it. */
const LEADS_ON =
  /(?<!\p{L})(?:im|in|mit|ohne|auf|und|oder|with|without|in|on|and|or|a|an|the|your|our|con|sin|en|y|o|el|la|los|las|un|una|de|avec|sans|et|ou|le|les|une|du|des|com|sem|e|ou|em|no|na|um|uma|do|da)$/u
/** In Vietnamese those syllables are other words: "tự do". */
const LEADS_ON_IN_VIETNAMESE = /(?<!\p{L})(?:với|có|và|hoặc|trên|của|là|cho|một)$/u
const leadsOn = (head: string, language: Language): boolean =>
  (language === 'vi' ? LEADS_ON_IN_VIETNAMESE : LEADS_ON).test(plain(head))
/** A verb that other words lead to is no call: "so you can book online", "10 % al reservar online". */
const LEADS_TO =
  /(?<!\p{L})(?:al|ao|por|a|à|beim|zum|before|after|when|to|can|you|we|and|or|not|just|then|must|zu|und|oder|können|sie|y|o|de|que|para|puedes|sin|et|ou|pour|sans|pouvez|e|ou|pode|sem|pra|để|và|hoặc|không|có thể|khi|cần|phải|nên|người mới)$/u

/** "… freeship đặt hàng ngay", "… eat in only reserve a table": the call at the end of an unpunctuated clause. */
function lateCall(clause: string, grammar: Grammar): string[] {
  const words = clause.trim().split(' ')
  for (const count of CALL_WORDS) {
    const head = words.slice(0, -count).join(' ')
    const tail = words.slice(-count).join(' ')
    if (words.length < count + 3 || LEADS_TO.test(plain(head))) continue
    const call = /\d/u.test(tail) ? null : callIn(tail, listed(grammar))
    if (call && !call.isPart) return [head, tail]
  }
  return [clause]
}

function isWish(
  tail: string,
  language: Language,
  grammar: Grammar,
  isBehindCall: boolean,
): boolean {
  const count = tail.trim().split(' ').length
  const isShort = count < TAIL_MIN && !isBehindCall && !isStyle(tail, grammar, LEXICONS[language])
  if (isShort || count > TAIL_MAX || /\d/u.test(tail) || isForReaders(tail)) return false
  const opening = tail.trim().split(' ').slice(0, 2).join(' ')
  const isKnown =
    isStyle(opening, grammar, LEXICONS[language]) ||
    isStyle(tail, grammar, LEXICONS[language]) ||
    isOrder(tail, grammar, LEXICONS[language]) ||
    isToDesigner(tail, language, { isClause: true })
  return isKnown || leaningOf(tail, language) > LEAST
}

/** Only calls known word for word: by form alone many sentences end like one. */
function listed(grammar: Grammar): Grammar {
  const known = withoutBids.get(grammar) ?? { ...grammar, bids: '(?!)' }
  withoutBids.set(grammar, known)
  return known
}
const withoutBids = new WeakMap<Grammar, Grammar>()
