import type { Grammar } from '../grammar/grammar.ts'
import { isBare } from './bare.ts'
import { splitHeadline } from './headline.ts'
import type { Clause, ClauseRole } from './reading.ts'
import { has, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

/** What is set on one line over a headline. */
const NAME_CHARACTERS_MAX = 36
const THING_CHARACTERS_MAX = 40
const WORD_CHARACTERS_MIN = 12

/** Who orders, or his name, beside a headline of another: over it, or below where there is no room. */
export function roleBehindHeadline(clauses: Clause[], text: string): ClauseRole {
  const isTaken = clauses.some(({ role }) => role === 'herald')
  return !isTaken && text.length <= NAME_CHARACTERS_MAX ? 'herald' : 'fact'
}

/** Who orders is the headline only as long as the brief names nothing better. */
export function letOwnerGiveWay(clauses: Clause[], owner: Clause, grammar: Grammar): void {
  putPricedFirst(clauses, owner)
  putNamedFirst(clauses, owner)
  putMadeFirst(clauses, owner, grammar)
}

/** "We're a cheese shop. Christmas boxes are back, £35": what is priced first is what it is about. */
function putPricedFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline') return
  const at = clauses.indexOf(owner)
  const said = clauses.slice(at + 1).filter(({ role }) => role !== 'design')
  const first = said.findIndex(isPriced)
  const price = said[first]
  // A list of prices is of the house, and no one of them names it.
  if (!price || (first > 1 && said.filter(isPriced).length > PRICED_MAX)) return
  const named = said
    .slice(0, first)
    .filter(({ text, sentence }) => sentence === price.sentence && !/\d/u.test(text))
    .filter(({ text }) => text.length <= THING_CHARACTERS_MAX)
  // What it is comes before what is given with it.
  const thing = ['fact', 'offer'].flatMap((of) =>
    named.filter(({ role }) => role === of).slice(-1),
  )[0]
  if (!thing) return
  owner.role = owner.isMaker ? 'fact' : roleBehindHeadline(clauses, owner.text)
  thing.role = 'headline'
}

/** "I tune pianos. Piano tuning £80": what has the one price is the headline, who does it is told below. */
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

/** One short word says less than the sentence it would take the place of. */
const isThing = (head: string): boolean =>
  head.length <= THING_CHARACTERS_MAX &&
  (head.includes(' ') || head.length >= WORD_CHARACTERS_MIN || isUnspaced(head))

const isPriced = ({ role }: Clause): boolean => role === 'price'

/** A kind of business or thing and not a word more: "a hair salon", "App". */
export function isKind(text: string, { kinds, small }: Grammar): boolean {
  const key = keyOf(text.replace(COUNTED, ''))
  const left = [kinds, small].reduce(without, key)
  // 旧书店: which kind of the kind stands right before it.
  return has(key, kinds) && (isEmpty(left) || (isUnspaced(text) && OF_A_SORT.test(left.trim())))
}
/** 一家旧书店: one of them. */
const COUNTED = /^一[家间个所]/u
const OF_A_SORT = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]{1,2}$/u

const APP =
  /^(?:(?:mobile )?app|appli(?:cation)?|aplicaci[oó]n|aplicativo|ứng dụng|应用|小程序|アプリ|앱|어플|แอ[ปพ]|แอปพลิเคชัน)$/iu
const PRICED_MAX = 2
const NAMED = /^[\p{Lu}\p{N}]/u

/** "App ad: Budgetly", "hair salon: cut 35 €": a kind gives way to a name, or to what is priced first. */
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
  // The button says that it is an app.
  owner.role = APP.test(owner.text) ? 'design' : roleBehindHeadline(clauses, owner.text)
}

/** "Cut 35 €": one sum, and what it is for. */
const isLabelled = ({ role, text, prices }: Clause): boolean =>
  role === 'price' && prices.length === 1 && /\p{L}{2}/u.test(text.replace(prices[0]!.text, ''))
