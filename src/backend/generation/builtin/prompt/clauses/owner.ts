import type { Grammar } from '../grammar/grammar.ts'
import type { Clause, ClauseRole } from './reading.ts'
import { has, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

/** What is set on one line over a headline. */
const NAME_CHARACTERS_MAX = 36
const THING_CHARACTERS_MAX = 40

/** Who orders, or his name, beside a headline of another: over it, or below where there is no room. */
export function roleBehindHeadline(clauses: Clause[], text: string): ClauseRole {
  const isTaken = clauses.some(({ role }) => role === 'herald')
  return !isTaken && text.length <= NAME_CHARACTERS_MAX ? 'herald' : 'fact'
}

/** "We're a cheese shop. Christmas boxes are back, £35": what is priced first is what it is about. */
export function putPricedFirst(clauses: Clause[], owner: Clause): void {
  if (owner.role !== 'headline') return
  const at = clauses.indexOf(owner)
  const said = clauses.slice(at + 1).filter(({ role }) => role !== 'design')
  const first = said.findIndex(isPriced)
  const price = said[first]
  // A list of prices is of the house, and no one of them names it.
  if (!price || (first > 1 && said.filter(isPriced).length > PRICED_MAX)) return
  const isThing = ({ role, text, sentence }: Clause) =>
    (role === 'fact' || role === 'offer') &&
    sentence === price.sentence &&
    !/\d/u.test(text) &&
    text.length <= THING_CHARACTERS_MAX
  const thing = said.slice(0, first).findLast(isThing)
  if (!thing) return
  owner.role = roleBehindHeadline(clauses, owner.text)
  thing.role = 'headline'
}

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
export function putNamedFirst(clauses: Clause[], owner: Clause): void {
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
