import type { Grammar } from '../grammar/grammar.ts'
import { gluedHead, spacedHead } from './call-heads.ts'
import { isInsteadSlogan } from './instead-slogans.ts'
import { isMultiBuy } from './multi-buy.ts'
import { isUnspaced, keyOf, pattern, plain } from './word-lists.ts'

export interface Call {
  /** The button label. */
  text: string
  /** The clause says more than fits the button: when, where, which number. */
  isPart: boolean
}

const BUTTON_CHARACTERS_MAX = 34
/** A phone number or address belongs on the ad, not in the button. */
export const CONTACT = /[@#]|\p{L}\.\p{L}{2,}|\d{3,}|\d[:/.]\d|https?:|\+\d|[$€£¥₩฿₫]|%/u

const BY_HOUR =
  /^\p{L}+(?: \p{L}+)?(?: (?:sau|trước|từ|lúc|after|before|from|nach|vor|ab|après|avant|dès|a partir das|depois das|después de las))? \d{1,2} ?(?:h|giờ|uhr|[ap]m)$/u

/** "Đến hết Chủ nhật": a deadline, not an invitation to come. */
const UNTIL = /^(?:đến|tới) (?:hết|khi|ngày|cuối|đầu|tháng|giữa|thứ \p{L}+$|chủ nhật$|\d)/u

/** "Parcele em até 10x sem juros": a payment method is a fact. */
const IN_PARTS =
  /\d ?x(?!\p{L})|sem juros|sin intereses|interest[- ]free|ohne zinsen|zinsfrei|sans frais|\d (?:instal?ments|raten|mensualités|cuotas|parcelas|kỳ)|lãi suất|分期|免息|分割|무이자|ผ่อน/u

/** "Quiero que dé ganas": a button in the customer's voice would name something the customer wants. */
const WANTED =
  /^(?:(?:yo )?quiero|(?:eu )?quero|je veux|i want|ich will) (?:que|qu'|algo|something|etwas|quelque|dass|un rendu|it |es |un (?:estilo|tono|diseño)|um (?:estilo|tom|visual))/u

/** The call to action of a clause that begins with one. */
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

/** "Just send us a voice note": the call starts after "just". */
const JUST = /^[¡¿\s"“„«「]+|^(?:just|simply) (?=\p{L}+ us )/u

/** Many rules ask for the call of the same clause, so it is read only once. */
const kept = new WeakMap<Grammar, Map<string, Call | null>>()
const KEPT_MAX = 256

/**
 * "Đặt trước 10h" is a deadline, "drei Säcke kaufen, zwei bezahlen" an offer, and "adopt, don't shop" a slogan: none
 * fits a button.
 */
const callsToNothing = (text: string): boolean =>
  [BY_HOUR, UNTIL, IN_PARTS, WANTED, TAKES_TIME].some((each) => each.test(text)) ||
  isMultiBuy(text) ||
  isInsteadSlogan(text)

/** "Cài đặt trong 1 giờ", "set up in 10 minutes": a duration, not a request to do it. */
const TAKES_TIME =
  /^(?:cài đặt|lắp đặt|thiết lập|set up|setup|install|einrichten|installez|installer|instala|instale)(?: \p{L}+){0,3} (?:trong|chỉ|in|within|under|en|em|sous)(?: (?:just|only|nur|solo|sólo|apenas|seulement|chưa đầy|vòng|under))? \d+ ?(?:phút|giờ|ngày|min\p{L}*|hours?|h|days?|stunden?|tage?n?|heures?|jours?|horas?|días?|dias?)(?!\p{L})/u

function readCall(clause: string, grammar: Grammar): Call | null {
  const text = plain(clause)
  if (callsToNothing(text)) return null
  const opening = text.replace(JUST, '')
  const offset = text.length - opening.length
  const isGlued = isUnspaced(text)
  // "Spende willkommen", "Reserva recomendada" are no calls.
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

/**
 * "Kollektion ansehen", "Karten sichern: example.de", 상담 신청하기: the form of the clause makes it a call, whatever its
 * object.
 */
function bidIn(written: string, { bids }: Grammar): Call | null {
  const whole = written.replace(/[\s!！。.>→»”"」]+$/u, '')
  // "Partyzelte zu mieten" says what is available.
  if (/ zu (?:ver)?mieten$/iu.test(whole)) return null
  const contact = BESIDE_CONTACT.exec(whole)
  const text = contact && CONTACT.test(whole) ? withoutCode(contact[1] ?? '') : whole
  const isOne = !CONTACT.test(text) && text.length <= BUTTON_CHARACTERS_MAX
  if (!isOne || !pattern(`^(?:${bids})$`).test(plain(text))) return null
  return { text, isPart: text.length < whole.length }
}

/** "Enviar currículo para (11) 98888-7766": the area code goes with its number. */
const withoutCode = (text: string): string => text.replace(/\s*\+?\(?\d[\d ]*\)?$/u, '').trim()

const BESIDE_CONTACT =
  /^([^:：]+?)(?:[:：] ?|(?<=[^a-z\d]) )(?:\S*[@.]\S+|\+?\(?\d[\d ().-]{5,}\d)$/u

/** "Apply at example.com/jobs", "Nộp hồ sơ: hr@…": the address is a fact, the words before it are the button. */
function beforeContact(call: string): string {
  const at = call.search(/\S*(?:@|\p{L}\.\p{L}{2,}(?:\/|$|\s)|https?:)/u)
  return at > 1 ? call.slice(0, at) : call
}

/** "Start free trial": a few plain words that begin like a call are one. */
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
