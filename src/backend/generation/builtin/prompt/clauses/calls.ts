import type { Grammar } from '../grammar/grammar.ts'
import { entriesOf, isUnspaced, keyOf, pattern, plain } from './word-lists.ts'

export interface Call {
  /** Words of the button. */
  text: string
  /** The clause says more than the button can: when, where, at which number. */
  isPart: boolean
}

const BUTTON_CHARACTERS_MAX = 34
const WORDS_MAX = 5
/** A number to call, an address to go to: these are on the ad, not in the button. */
const CONTACT = /[@#]|\p{L}\.\p{L}{2,}|\d{3,}|\d[:/.]\d|https?:|\+\d|[$€£¥₩฿₫]|%/u

const BY_HOUR =
  /^\p{L}+(?: \p{L}+)?(?: (?:sau|trước|từ|lúc|after|before|from|nach|vor|ab|après|avant|dès|a partir das|depois das|después de las))? \d{1,2} ?(?:h|giờ|uhr|[ap]m)$/u

/** "Đến hết Chủ nhật": until when, and nobody is asked to come. */
const UNTIL = /^(?:đến|tới) (?:hết|khi|ngày|cuối|đầu|tháng|giữa|\d)/u

/** "Parcele em até 10x sem juros": how one pays is a fact. */
const IN_PARTS =
  /\d ?x(?!\p{L})|sem juros|sin intereses|interest[- ]free|ohne zinsen|zinsfrei|sans frais|\d (?:instal?ments|raten|mensualités|cuotas|parcelas|kỳ)|lãi suất|分期|免息|分割|무이자|ผ่อน/u

/** "Quiero que dé ganas": what the customer says on a button names a thing of his. */
const WANTED =
  /^(?:(?:yo )?quiero|(?:eu )?quero|je veux|i want|ich will) (?:que|qu'|algo|something|etwas|quelque|dass|un rendu|it |es |un (?:estilo|tono|diseño)|um (?:estilo|tom|visual))/u

/** The call to action of a clause that begins as one. */
export function callIn(clause: string, grammar: Grammar): Call | null {
  const known = kept.get(grammar) ?? new Map<string, Call | null>()
  kept.set(grammar, known)
  const found = known.get(clause)
  if (found !== undefined) return found
  if (known.size >= KEPT_MAX) known.clear()
  const call = readCall(clause, grammar)
  known.set(clause, call)
  return call
}

/** "Just send us a voice note": the call is behind it. */
const JUST = /^[¡¿\s"“„«「]+|^(?:just|simply) (?=\p{L}+ us )/u

/** A clause is asked for its call by every rule on its way: it is read once. */
const kept = new WeakMap<Grammar, Map<string, Call | null>>()
const KEPT_MAX = 256

function readCall(clause: string, grammar: Grammar): Call | null {
  const text = plain(clause)
  // "Đặt trước 10h" says until when, and calls to nothing.
  if (BY_HOUR.test(text) || UNTIL.test(text) || IN_PARTS.test(text) || WANTED.test(text))
    return null
  const opening = text.replace(JUST, '')
  const offset = text.length - opening.length
  const isGlued = isUnspaced(text)
  // "Spende willkommen", "Reserva recomendada" ask nobody to do it.
  if (!isGlued && pattern(` (?:${grammar.uncalled})[\\s.!]*$`).test(text)) return null
  const written = clause.slice(offset)
  const bid = bidIn(written, grammar)
  if (bid) return bid
  const head = isGlued ? gluedHead(opening, grammar) : spacedHead(opening, grammar)
  if (head === null) return null
  const whole = written.replace(/[\s!！。.>→»”"」]+$/u, '')
  if (whole.length <= (isGlued ? 20 : BUTTON_CHARACTERS_MAX) && !CONTACT.test(whole) && head.isOpen)
    return { text: whole, isPart: false }
  const text1 = beforeContact(written.slice(0, head.length)).replace(/[\s!！。.,:：>→»”"]+$/u, '')
  if (text1.length === whole.length) return { text: whole, isPart: false }
  return text1.length < 2 || text1.length > BUTTON_CHARACTERS_MAX
    ? null
    : { text: text1, isPart: true }
}

/** "Kollektion ansehen", "Karten sichern: example.de", 상담 신청하기: the form of the whole clause calls, whatever is its object. */
function bidIn(written: string, { bids }: Grammar): Call | null {
  const whole = written.replace(/[\s!！。.>→»”"」]+$/u, '')
  const contact = BESIDE_CONTACT.exec(whole)
  const text = contact && CONTACT.test(whole) ? withoutCode(contact[1] ?? '') : whole
  const isOne = !CONTACT.test(text) && text.length <= BUTTON_CHARACTERS_MAX
  if (!isOne || !pattern(`^(?:${bids})$`).test(plain(text))) return null
  return { text, isPart: text.length < whole.length }
}

/** "Enviar currículo para (11) 98888-7766": the code goes with its number. */
const withoutCode = (text: string): string => text.replace(/\s*\+?\(?\d[\d ]*\)?$/u, '').trim()

const BESIDE_CONTACT =
  /^([^:：]+?)(?:[:：] ?|(?<=[^a-z\d]) )(?:\S*[@.]\S+|\+?\(?\d[\d ().-]{5,}\d)$/u

/** "Apply at example.com/jobs", "Nộp hồ sơ: hr@…": an address is told, and the words before it are the button. */
function beforeContact(call: string): string {
  const at = call.search(/\S*(?:@|\p{L}\.\p{L}{2,}(?:\/|$|\s)|https?:)/u)
  return at > 1 ? call.slice(0, at) : call
}

/** Where a call goes on: "Book at …", "ご予約は …", "สั่งได้ที่ …". */
const ARTICLE =
  /^(?:the|an?|le|la|les|l'|une?|du|au|aux|nos|notre|votre|el|los|las|una|al|su|o|os|as|um|uma|no|na|pelo|pela|die|den|das|der|dem|ein|eine|einen|số)$/u
const GOING_ON = /(?:ได้ที่|ที่|電話|电话|热线|は|までに)$/u

/** A call cut off where it went on reads as a button only if words are left that are one. */
export function wholeCall(text: string, grammar: Grammar): string | null {
  const isStop = (word: string) =>
    ARTICLE.test(plain(word)) || pattern(`^(?:${grammar.stops})$`).test(plain(word))
  const words = text.split(' ')
  let end = words.length
  while (grammar.stops !== '' && end > 1 && isStop(words[end - 1] ?? '')) end -= 1
  const stem = words.slice(0, end).join(' ').replace(GOING_ON, '')
  if (stem === text) return shortStem(text, grammar) ?? text
  if (end > 1) return stem
  const isOfStem = (button: string) => plain(button).includes(plain(stem))
  // "Đặt" is to order and to book: what is sold says which.
  if (stem.length < 2 || plain(stem) === 'đặt') return null
  const isEntry = entriesOf(grammar.calls).some((entry) => entry.replace(/ …$/, '') === plain(stem))
  const buttons = Object.values(grammar.buttons).filter(isOfStem)
  // "Compra en …" is "Compra ahora", and not what else holds its letters: "Comprar entradas".
  const isItsWord = (button: string) => keyOf(button).includes(keyOf(stem))
  return buttons.find(isItsWord) ?? buttons[0] ?? (isEntry ? stem : null)
}

const STEM_SIGNS_MAX = 3

/** จอง alone is half a button: จองเลย. */
function shortStem(text: string, { buttons }: Grammar): string | null {
  if (!/\p{sc=Thai}/u.test(text) || text.length > STEM_SIGNS_MAX) return null
  const longer = Object.values(buttons).filter((button) => button.startsWith(text))
  return longer.sort((one, other) => one.length - other.length)[0] ?? null
}

interface Head {
  length: number
  /** Words may follow that belong to it: "book a table". */
  isOpen: boolean
}

/** Spaced scripts: a verb, and up to a few words that belong to it. */
function spacedHead(text: string, grammar: Grammar): Head | null {
  const { exact, open, closed } = callPatterns(grammar)
  const whole = exact.exec(text)
  if (whole) return { length: whole[0].length, isOpen: false }
  const found = open.exec(text)
  if (found) return { length: upTo(text, found[0].length, grammar), isOpen: true }
  const part = closed.exec(text)
  return part && { length: part[0].length, isOpen: false }
}

interface CallPatterns {
  exact: RegExp
  open: RegExp
  closed: RegExp
}
const madePatterns = new WeakMap<Grammar, CallPatterns>()

function callPatterns(grammar: Grammar): CallPatterns {
  const known = madePatterns.get(grammar)
  if (known) return known
  const entries = entriesOf(grammar.calls).sort((one, other) => other.length - one.length)
  const isOpen = (entry: string) => entry.endsWith(' …')
  const sources = entries.map((entry) =>
    entry.replace(/ …$/, '').replaceAll('~', '[\\p{L}\\p{M}]*'),
  )
  const open = sources.filter((_, index) => isOpen(entries[index]!)).join('|')
  const closed = sources.filter((_, index) => !isOpen(entries[index]!)).join('|')
  const found = {
    exact: pattern(`^(?:${closed})(?=\\s*(?:$|[!.,:;>→)]))`),
    open: pattern(`^(?:${open})(?![\\p{L}\\p{M}\\p{N}])`),
    closed: pattern(`^(?:${closed})(?![\\p{L}\\p{M}\\p{N}])`),
  }
  madePatterns.set(grammar, found)
  return found
}

const PAIRING = /^(?:or|oder|ou|hoặc)$/u

/** As far as plain words go: not into "on", a number or an address. */
function upTo(text: string, from: number, grammar: Grammar): number {
  const stops = pattern(`^(?:${entriesOf(grammar.stops).join('|')})$`)
  let length = from
  let before = from
  let words = 0
  for (const match of text.slice(from, from + 60).matchAll(/\s+([^\s]+)/gu)) {
    const word = match[1]!
    words += 1
    // "Day or night": without its other half the first one says something else.
    if (PAIRING.test(word)) return before
    if (words > WORDS_MAX || stops.test(word) || /[\d@/:(]|\p{L}\.\p{L}/u.test(word)) break
    before = length
    length = from + match.index + match[0].length
    if (/[.,!:;]$/u.test(word)) break
  }
  return length
}

/** Thai writes its vowels and tones as characters of their own. */
const roomOf = (rest: string): number => (/^\p{sc=Thai}+$/u.test(rest) ? 12 : 6)

/** Glued scripts: the list's own forms, where they are at the start or the end of a clause. */
function gluedHead(text: string, grammar: Grammar): Head | null {
  const source = entriesOf(grammar.calls)
    .sort((one, other) => other.length - one.length)
    .join('|')
  const found = pattern(`^(?:${source})`).exec(text)
  if (!found) return null
  const rest = text.slice(found[0].length)
  // "予約不要" needs none.
  if (pattern(`^(?:${grammar.uncalled})`).test(rest)) return null
  return {
    length: found[0].length,
    isOpen: !/[\s,，:：]/u.test(rest.trim()[0] ?? ' ') && rest.length < roomOf(rest),
  }
}

const WHOLE_CHARACTERS_MAX = 16

/** "카톡으로 상담 신청하기": a short clause that ends with its call is the button, all of it. */
export function wholeAtEnd(clause: string, grammar: Grammar): string | null {
  const call = callAtEnd(clause, grammar)
  const isShort = clause.length <= WHOLE_CHARACTERS_MAX && !/[\d,，、:：]/u.test(clause)
  return call && isShort && !CONTACT.test(clause) ? clause : null
}

/** A call that ends a longer clause: 「ケーキを今すぐ予約」. */
export function callAtEnd(clause: string, grammar: Grammar): string | null {
  const text = plain(clause).replace(/[\s!！。.>→]+$/u, '')
  if (!isUnspaced(text)) return null
  const source = entriesOf(grammar.endCalls)
    .sort((one, other) => other.length - one.length)
    .join('|')
  if (source === '') return null
  const found = pattern(`(?:${source})$`).exec(text.slice(-24))
  if (!found) return null
  const start = text.length - found[0].length
  return clause.slice(start, text.length)
}

const CONTACT_CHARACTERS_MAX = 34
/** Where to go or whom to ring: an address without a scheme, a name at a service, a number. */
const ADDRESS =
  '(?:[\\p{L}\\p{N}-]+\\.)+[a-z]{2,}(?:/[\\w-]+)?|@[\\w.]+|[\\w.-]+@[\\w.-]+\\.[a-z]{2,}|\\+?\\(?\\d[\\d ().-]{5,}\\d'

/** "Book at still-water.com", "Call 0131 555 0177": a call, where it leads to, and no word more. */
export function callToContact(clause: string, grammar: Grammar): string | null {
  const text = clause.replace(/[\s!！。.]+$/u, '')
  if (text.length > CONTACT_CHARACTERS_MAX || isUnspaced(text)) return null
  const found = pattern(
    `^(.+?) (?:${ADDRESS})(?: (?:để|to|for|para|pour|um|zum|zur) .{3,16})?$`,
    'iu',
  ).exec(text)
  if (!found) return null
  const head = found[1] ?? ''
  if (ASKED.test(plain(head))) return text
  const words = plain(head).split(' ')
  const call = spacedHead(plain(head), grammar)
  if (!call || words.length > (head.endsWith(':') ? 4 : 3)) return null
  const rest = plain(head).slice(call.length).trim()
  const isLink = rest === '' || rest.endsWith(':') || pattern(`^(?:${grammar.stops})$`).test(rest)
  return isLink || CALL_WORDS.test(rest) ? text : null
}
/** "Text Amy", "Call Priya on": whom to ask. */
const ASKED =
  /^(?:text|call|ring|phone|message|email|whatsapp|ruf|schreib|appelez|écrivez à|llama a|escribe a|ligue para|fale com|gọi|nhắn) \p{L}+(?: (?:on|at|an|unter|au|al|no|em))?:?$/u
/** "on WhatsApp", "by phone". */
const CALL_WORDS =
  /^(?:(?:on|via|by|per|por|par|pelo|qua|al|au|no) )?(?:whatsapp|zalo|tel|phone|telefon|telefone|teléfono|téléphone)\.?:?$/u

/** "Start free trial": a few plain words that begin as a call does are one. */
export function shortCall(clause: string, grammar: Grammar): string | null {
  const call = callIn(clause, grammar)
  if (!call?.isPart) return call?.text ?? null
  const whole = clause.replace(/[\s!！。.>→»”"」]+$/u, '')
  const words = plain(whole).split(' ')
  const isPlain = !CONTACT.test(whole) && !words.some((word) => isStop(word, grammar))
  return !isUnspaced(whole) && words.length <= 4 && isPlain ? whole : null
}

const isStop = (word: string, { stops }: Grammar): boolean =>
  stops !== '' && pattern(`^(?:${stops})$`).test(word)

export const isOnlyCall = (clause: string, grammar: Grammar): boolean =>
  callIn(clause, grammar)?.isPart === false && keyOf(clause).length > 2
