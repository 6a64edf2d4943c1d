import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isWelcoming } from './addressee.ts'
import { isBare } from './bare.ts'
import { splitHeadline } from './headline.ts'
import { isUnnamed } from './own-orders.ts'
import type { Clause, ClauseRole } from './reading.ts'
import { has, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

/** The longest text that fits on one line above a headline. */
const NAME_CHARACTERS_MAX = 36
/** The longest name of a product within a line. */
export const THING_CHARACTERS_MAX = 40
const WORD_CHARACTERS_MIN = 12

/** The role of the client or his name next to another headline: above it, or below if there is no room. */
export function roleBehindHeadline(clauses: Clause[], text: string): ClauseRole {
  const isTaken = clauses.some(({ role }) => role === 'herald')
  return !isTaken && text.length <= NAME_CHARACTERS_MAX ? 'herald' : 'fact'
}

/** The client is the headline only until the brief names something better. */
export function letOwnerGiveWay(
  clauses: Clause[],
  owner: Clause,
  grammar: Grammar,
  language: Language,
): void {
  takeNameBehind(clauses, owner, language)
  const hasNoName = isUnnamed(owner.text, language)
  takeNameLater(clauses, owner, language)
  putHiredFirst(clauses, owner)
  putPricedFirst(clauses, owner)
  putNamedFirst(clauses, owner)
  putMadeFirst(clauses, owner, grammar)
  if (hasNoName) putToldFirst(clauses, owner, grammar)
}

/** "A poster for our gym. It's called Lift": a kind of business gives way to a name given later. */
export function letKindGiveWay(owner: Clause, name: Clause, language: Language): void {
  const isBehind = name.role === 'herald' || name.role === 'fact'
  if (owner.role !== 'headline' || !isBehind || !isUnnamed(owner.text, language)) return
  owner.role = name.role
  name.role = 'headline'
}

const HIRES =
  /^(?:(?:we are|we're|we) )?(?:hiring|looking for|recruiting|seeking) (?:an? |another )?|^(?:wir suchen|wir stellen|gesucht wird|gesucht:) (?:ab sofort |zum nächstmöglichen zeitpunkt |dringend )?(?:(?:noch )?eine?n? )?|^(?:nous )?(?:recherchons|cherchons|recrutons|embauchons) (?:une? )?|^(?:se busca|buscamos|contratamos|necesitamos) (?:una? )?|^(?:procuramos|procura-se|contratamos|contrata-se|buscamos) (?:uma? )?|^(?:cần tuyển|tuyển dụng|tuyển gấp|đang tuyển|tuyển) /iu
const HIRED_CHARACTERS_MAX = 64

/** "Job ad for our dental practice: we're looking for a nurse": the job wanted becomes the headline. */
function putHiredFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline') return
  const sought = clauses.find(
    ({ role, text }) => (role === 'fact' || role === 'legal') && HIRES.test(text),
  )
  if (!sought) return
  const [opening = ''] = HIRES.exec(sought.text) ?? []
  const rest = sought.text.slice(opening.length)
  if (rest.length < THING_LEAST || rest.length > HIRED_CHARACTERS_MAX || /^\d/u.test(rest)) return
  owner.role = roleBehindHeadline(clauses, owner.text)
  sought.role = 'headline'
}
const THING_LEAST = 4

/** "We're a cheese shop. Christmas boxes are back, £35": the first priced item is the subject. */
function putPricedFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline') return
  const at = clauses.indexOf(owner)
  const said = clauses.slice(at + 1).filter(({ role }) => role !== 'design')
  const first = said.findIndex(isPriced)
  const price = said[first]
  // "Vendo bicicleta de montaña, casi nueva, 350 €": the seller has named the priced thing already.
  if (price?.sentence === owner.sentence && SELLS.test(owner.text)) return
  // A price list describes the business; no single item can stand for it.
  if (!price || (first > 1 && said.filter(isPriced).length > PRICED_MAX)) return
  const named = said
    .slice(0, first)
    .filter(({ text, sentence }) => sentence === price.sentence && !isCounted(text))
    .filter(({ text }) => text.length <= THING_CHARACTERS_MAX && !IN_PLACE.test(text))
    .filter(({ text }) => !isWelcoming(text))
  // The product comes before its extras.
  const thing = ['fact', 'offer'].flatMap((of) =>
    named.filter(({ role }) => role === of).slice(0, 1),
  )[0]
  if (!thing) return
  owner.role = owner.isMaker ? 'fact' : roleBehindHeadline(clauses, owner.text)
  thing.role = 'headline'
}

const SELLS =
  /^(?:i (?:sell|rent out|let) |ich (?:verkaufe|vermiete|verschenke) |je (?:vends|loue|cède|donne|propose) |(?:yo )?(?:vendo|alquilo|ofrezco|traspaso|cambio|regalo) |(?:eu )?(?:vendo|alugo|ofereço|arrendo|troco|passo) )/iu

/** "Noir 72 %" names a product, "50 ml" measures one. */
const isCounted = (text: string): boolean => /\d/u.test(text) && !NAMED_WITH_FIGURE.test(text)
const NAMED_WITH_FIGURE = /^\p{Lu}?\p{L}{3,}(?: \p{L}{2,})* \p{L}*\d{1,3}(?: ?%)?$/u

/** "I tune pianos. Piano tuning £80": the only priced item becomes the headline, and its maker a fact. */
function putMadeFirst(clauses: Clause[], owner: Clause, grammar: Grammar): void {
  if (owner.role !== 'headline' || !owner.isMaker) return
  const priced = clauses.filter(isPriced)
  const [first] = priced
  if (!first || priced.length > 1 || !isLabelled(first)) return
  const [head, rest] = splitHeadline(first.text, grammar)
  if (!rest || isBare(head, grammar) || !isThing(head)) return
  owner.role = 'fact'
  const { sentence } = first
  clauses.splice(
    clauses.indexOf(first),
    1,
    { text: head, role: 'headline', sentence, prices: [] },
    { ...first, text: rest },
  )
}

/** One short word says less than the sentence it would replace. */
const isThing = (head: string): boolean =>
  head.length <= THING_CHARACTERS_MAX &&
  (head.includes(' ') || head.length >= WORD_CHARACTERS_MIN || isUnspaced(head))

/** "In Chiang Mai": a location, not a product. */
export const IN_PLACE = /^(?:in|at|bei|im|à|en|em|no|na|ở|tại) \p{L}|^(?:ใน|ที่|แถว)/iu

/** "My café, Little Owl": the name behind a kind joins it. */
function takeNameBehind(clauses: Clause[], owner: Clause, language: Language): void {
  if (!isUnnamed(owner.text, language)) return
  const next = clauses.slice(clauses.indexOf(owner) + 1).find(({ role }) => role !== 'design')
  if (next?.role !== 'fact' || next.sentence !== owner.sentence) return
  // "Cantina La Paz" is one name; in English and German the name comes first.
  const isAfter = language === 'en' || language === 'de'
  const whole = `${owner.text}${isAfter ? ', ' : ' '}${next.text}`
  if (!PROPER.test(next.text) || whole.length > NAME_CHARACTERS_MAX) return
  owner.text = whole
  clauses.splice(clauses.indexOf(next), 1)
}

/** "Poster for my garage in Pessac. … Garage Lacoste, 05 56 …": the kind is repeated with its name. */
function takeNameLater(clauses: Clause[], owner: Clause, language: Language): void {
  if (!isUnnamed(owner.text, language)) return
  const [kind = '', ...others] = owner.text.split(' ')
  const named = new RegExp(
    `^${kind} (\\p{Lu}[\\p{L}’'&.-]*(?: (?:\\p{Lu}[\\p{L}’'&.-]*|&|de|du|da|do|la|le|el)){0,3})(?:,? (.*))?$`,
    'iu',
  )
  if (!/^\p{L}+$/u.test(kind) || (others.length > 0 && !IN_PLACE.test(others.join(' ')))) return
  const at = clauses.findIndex(({ role, text }) => role === 'fact' && isNamedSo(text, named))
  const [, name = '', rest = ''] = named.exec(clauses[at]?.text ?? '') ?? []
  if (name === '') return
  owner.text = [kind, name, ...others].join(' ')
  if (rest === '') clauses.splice(at, 1)
  else clauses[at]!.text = rest
}

const isNamedSo = (text: string, named: RegExp): boolean =>
  /^\p{L}/u.test(text) && PROPER.test(named.exec(text)?.[1] ?? '')

/** "Little Owl", "Les Feuilles Bleues": every word is capitalized except the small ones. */
const PROPER =
  /^\p{Lu}[\p{L}’'&.-]*(?: (?:\p{Lu}[\p{L}’'&.-]*|&|and|und|et|y|e|of|the|de|du|des|da|do|dos|das|la|le|les|del|el)){0,4}$/u

const TOLD_WORDS_MIN = 3
const TOLD_SIGNS_MIN = 6

/** "Story for my candle shop. Our soy candles, online at last": the first fact says more than the kind of business. */
function putToldFirst(clauses: Clause[], owner: Clause, grammar: Grammar): void {
  if (owner.role !== 'headline') return
  const said = clauses.slice(clauses.indexOf(owner) + 1).filter(({ role }) => role !== 'design')
  const [next] = said
  if (next?.role !== 'fact' || next.text.length > THING_CHARACTERS_MAX) return
  if (
    /(?<![\p{L}\d])\d|@|www\./u.test(next.text) ||
    isBare(next.text, grammar) ||
    IN_PLACE.test(next.text)
  )
    return
  const isEnough = isUnspaced(next.text)
    ? next.text.length >= TOLD_SIGNS_MIN
    : next.text.split(' ').length >= TOLD_WORDS_MIN
  if (!isEnough || next.sentence > owner.sentence + 1) return
  next.role = 'headline'
  owner.role = roleBehindHeadline(clauses, owner.text)
}

const isPriced = ({ role }: Clause): boolean => role === 'price'

/** Whether a text is only a kind of business or product: "a hair salon", "App". */
export function isKind(text: string, { kinds, small }: Grammar): boolean {
  const key = keyOf(text.replace(COUNTED, ''))
  const left = [kinds, small].reduce(without, key)
  // 旧书店: the specification stands directly before the kind.
  return has(key, kinds) && (isEmpty(left) || (isUnspaced(text) && OF_A_SORT.test(left.trim())))
}
/** 一家旧书店: a counted one. */
const COUNTED = /^一[家间个所]/u
const OF_A_SORT = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]{1,2}$/u

const APP =
  /^(?:(?:mobile )?app|appli(?:cation)?|aplicaci[oó]n|aplicativo|ứng dụng|应用|小程序|アプリ|앱|어플|แอ[ปพ]|แอปพลิเคชัน)$/iu
const PRICED_MAX = 2
const NAMED = /^[\p{Lu}\p{N}]/u

/** "App ad: Budgetly", "hair salon: cut 35 €": a kind gives way to a name or to the first priced item. */
function putNamedFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline' || !owner.isKind) return
  const said = clauses.slice(clauses.indexOf(owner) + 1).filter(({ role }) => role !== 'design')
  const [next] = said
  if (!next || next.text.length > THING_CHARACTERS_MAX) return
  const isName =
    next.role === 'fact' &&
    !/\d/u.test(next.text) &&
    (NAMED.test(next.text) || isUnspaced(next.text)) &&
    next.sentence <= owner.sentence + 1
  if (!isName && !(isLabelled(next) && said.filter(isLabelled).length <= PRICED_MAX)) return
  next.role = 'headline'
  // The button already says that it is an app.
  owner.role = APP.test(owner.text) ? 'design' : roleBehindHeadline(clauses, owner.text)
}

/** "Cut 35 €": a single sum and its item. */
const isLabelled = ({ role, text, prices }: Clause): boolean =>
  role === 'price' && prices.length === 1 && /\p{L}{2}/u.test(text.replace(prices[0]!.text, ''))
