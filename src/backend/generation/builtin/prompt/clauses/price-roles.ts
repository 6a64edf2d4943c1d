import type { Grammar } from '../grammar/grammar.ts'
import { type Amount, amountsOf } from './amounts.ts'
import { isGivenSum } from './given-sums.ts'
import { kindIn, namedKind, type SumKind } from './kind-of-sum.ts'
import { isMultiBuy } from './multi-buy.ts'
import { isLoweredFrom, movedOf, WINDOW } from './price-moves.ts'
import { isReduction, isSaving } from './reductions.ts'
import {
  beginsWith,
  endsWith,
  entriesOf,
  has,
  headOf,
  isUnspaced,
  keyOf,
  plain,
} from './word-lists.ts'

export type PriceRole =
  | 'price'
  | 'from_price'
  | 'was'
  | 'rate'
  | 'salary'
  | 'deposit'
  | 'fee'
  | 'prize'
  | 'other'

export interface Price {
  text: string
  role: PriceRole
  start: number
  end: number
}

/** The figures of a clause and their roles. */
export interface Figures {
  prices: Price[]
  /** The clause has a discount, a free item or a code. */
  isOffer: boolean
  amounts: Amount[]
}

const KEPT_MAX = 256
const kept = new WeakMap<Grammar, Map<string, Figures>>()

/** Many rules ask for the figures of the same clause, so they are read only once. */
export function figuresOf(clause: string, grammar: Grammar): Figures {
  const known = kept.get(grammar) ?? new Map<string, Figures>()
  kept.set(grammar, known)
  const found = known.get(clause)
  if (found) return found
  if (known.size >= KEPT_MAX) known.clear()
  const figures = readFigures(clause, grammar)
  known.set(clause, figures)
  return figures
}

function readFigures(clause: string, grammar: Grammar): Figures {
  const amounts = amountsOf(clause, grammar.inThousands === true)
  const text = plain(clause)
  const key = keyOf(clause)
  const moved = movedOf(text, amounts, grammar)
  const isReduced = amounts.some((each) => isReduction(each, text, grammar))
  const isOffer = isReduced || isGiven(keyOf(withoutAsides(text)), grammar) || isMultiBuy(text)
  const prices = amounts.flatMap((amount, index): Price[] => {
    const role = roleOf({ amount, index, amounts, text, key, grammar, moved, isOffer })
    return role ? [{ text: amount.text, role, start: amount.start, end: amount.end }] : []
  })
  return { prices, isOffer, amounts }
}

/** "5만 5천원 (재료비 포함, 완성품 증정)": a bracket behind a sum does not name the sum. */
function withoutAsides(text: string): string {
  const outer = text.replace(/[(（][^()（）]*[\s,，、・][^()（）]*[)）]/gu, (bracket) =>
    MONEY.test(bracket) ? bracket : ' '.repeat(bracket.length),
  )
  return MONEY.test(outer) ? outer : text
}
const MONEY =
  /[€$£¥₩฿₫]|\d ?(?:[万만千천억]*[元円원]|บาท|đ|k(?!\p{L})|triệu|tỷ|tỉ|nghìn|tr(?!\p{L}))/u

/** "Not valid on gift cards" gives nothing, while the negation in "sin coste" is itself the offer. */
function isGiven(key: string, { offers, negations }: Grammar): boolean {
  if (!has(key, offers)) return false
  const no = isUnspaced(key) ? null : headOf(key, negations)
  return no === null || !has(key.slice(no.length), offers)
}

interface Asked {
  amount: Amount
  index: number
  amounts: Amount[]
  text: string
  key: string
  grammar: Grammar
  moved: number
  isOffer: boolean
}

function roleOf(asked: Asked): PriceRole | null {
  const { amount, index, text, key, grammar, moved } = asked
  if (amount.kind === 'percent')
    return !isReduction(amount, text, grammar) && has(key, grammar.rate) ? 'rate' : null
  const isMoved = isMovedSum(asked.amounts, moved, index)
  if (amount.kind === 'number' && !isMoved) return roleOfBare(asked)
  if (moved === index) return 'was'
  if (moved >= 0 && moved === index - 1) return 'price'
  const [before, after] = aroundOf(amount, text)
  if (isFormer(asked, before, after)) return 'was'
  if (isSaving(amount, text, grammar)) return null
  return roleOfSum(asked, before, after)
}

/** The role of a sum that is neither part of a price change nor a discount. */
function roleOfSum(asked: Asked, before: string, after: string): PriceRole | null {
  const { amount, isOffer } = asked
  if (/(?:^|[^\d)])\+ ?$/u.test(before)) return 'fee'
  if (FREE_FROM.test(before)) return isOffer ? null : 'other'
  // "Versand gratis ab 75 €": a free thing has no fee.
  const kind = kindOf(asked)
  if (kind && !(kind === 'fee' && isOffer)) return kind
  const role = roleBeside(before, after, asked)
  // A sum of zero is a waived fee.
  return role === 'price' && (amount.value === 0 || BROUGHT.test(before)) ? 'fee' : role
}

/** "Livraison 5 €", "Versand: 4,90 €": a delivery fee. */
const BROUGHT =
  /(?<!\p{L})(?:delivery|shipping|postage|versand|lieferung|livraison|envío|entrega|frete|phí ship|ship)(?: nur| only| just)?\s?:?\s?$/u

/** "Gratis desde 35 €", "free over £40": a threshold for a free item, not a price. */
const FREE_FROM =
  /(?<!\p{L})(?:free|frei|gratis|kostenlos|kostenfrei|offerte?s?|gratuite?s?|gr[áa]tis|gratuit[oa]s?|miễn phí) (?:from|over|above|ab|über|dès|à partir de|desde|a partir de|acima de|từ|trên)\s?$/u

/** "de 189,90 por 159,90": two sums of one price change need no currency. */
const isMovedSum = (amounts: Amount[], moved: number, index: number): boolean =>
  moved >= 0 && (index === moved || index === moved + 1) && amounts[moved]!.kind === 'number'

/** "14,99 statt 19,99 €": the currency is written once. */
function isFormerless({ amount, index, amounts, text, grammar }: Asked): boolean {
  const next = amounts[index + 1]
  return (
    next?.kind === 'money' &&
    /\d\d/.test(amount.text) &&
    entriesOf(grammar.was.before).includes(text.slice(amount.end, next.start).trim())
  )
}

/** A number without a currency is a sum if it stands next to one with a currency. */
function roleOfBare(asked: Asked): PriceRole | null {
  if (isFormerAlone(asked)) return 'was'
  return isFormerless(asked) ? 'price' : null
}

/** "25 euros antes 35": the currency is written once, with the new price. */
function isFormerAlone({ amount, index, amounts, text, grammar }: Asked): boolean {
  const last = amounts[index - 1]
  return (
    last?.kind === 'money' &&
    /\d\d/.test(amount.text) &&
    entriesOf(grammar.was.before).includes(
      text
        .slice(last.end, amount.start)
        .replace(/^\s?[(（]/u, '')
        .trim(),
    )
  )
}

/** "£220 before" ends there; "£25 before 1 June" and "$65 usually same day" mean something else. */
function isCalledFormer(after: string, { was, now }: Grammar): boolean {
  if (!beginsWith(after, was.after)) return false
  if (isUnspaced(after)) return true
  const text = after.trimStart()
  return entriesOf(was.after).some((entry) => {
    const rest = text.replace(/^\)\s*/u, '')
    if (!rest.startsWith(entry)) return false
    const behind = rest.slice(entry.length)
    return /^\s*(?:$|[),.;:/–-]|[€$£¥])/u.test(behind) || beginsWith(behind, now.before)
  })
}

/** "79 € antes 129 €": a word between two amounts belongs to the second. */
function isFormer({ amount, index, amounts, text, grammar }: Asked, before: string, after: string) {
  if (isLoweredFrom(text, amounts[index - 1], amount)) return true
  if (OTHERWISE.test(before) && DELIVERED.test(text)) return false
  const next = amounts[index + 1]
  const isLast = !next || next.start > amount.end + WINDOW
  if (endsWith(before, grammar.was.before)) return true
  return isLast && isCalledFormer(after, grammar)
}

/** "Versandkostenfrei ab 39 €, sonst 4,90 €": the delivery fee below the threshold is no former price. */
const OTHERWISE = /(?<!\p{L})(?:sonst|otherwise|sinon|senão) $/u
const DELIVERED = /versand|liefer|deliver|shipping|livraison|frete|entrega/u

/** The kind of a sum according to its own label or the whole clause. */
function kindOf({ text, key, amounts, index, grammar }: Asked): SumKind | null {
  const named = namedKind(text, amounts, index, grammar)
  if (named !== undefined) return named
  return index < SUMS_MAX ? kindOfAll(text, key, grammar) : null
}

/** The kind the whole clause gives its sums, up to as many as anybody writes in one clause. */
function kindOfAll(text: string, key: string, grammar: Grammar): SumKind | null {
  const kind = kindIn(key.replace(WITH_DELIVERY, ' '), grammar)
  // A deposit may be named behind its sum; a gift there is an extra, and a fee a further fee.
  return kind === 'prize' || kind === 'fee' ? kindIn(keyOf(withoutAsides(text)), grammar) : kind
}
const SUMS_MAX = 40

/** "149 € con envío", 送料込み: an included fee does not turn the price into a fee. */
const WITH_DELIVERY =
  /(?<!\p{L})(?:with|including|incl|inkl|inklusive|mit|avec|y compris|con|com|bao gồm|gồm|kèm|đã có)(?: (?:free|kostenlosem|gratis))? (?:shipping|delivery|postage|versand|lieferung|(?:les )?frais de port|(?:la )?livraison|envío|envio|frete|entrega|phí ship|phí vận chuyển)(?!\p{L})|(?:shipping|delivery|versand|lieferung|livraison|port|envío|envio|frete|entrega) (?:included|inklusive|inkl|inbegriffen|comprise?|inclus[oae]?|incluid[oa])(?!\p{L})|(?:charges|gastos|nebenkosten|nk|bills|utilities|condomínio|condominio|taxas|fees) (?:comprises|incluid[oa]s|inklusive|included|inclus[oa]s?)|(?:\+|plus|hors|zzgl|zuzüglich|inkl|mais|más) (?:gastos|charges|nebenkosten|nk|bills|utilities|condomínio|condominio|taxas)(?! (?:r\$ ?|[$€£] ?)?\d)|管理費込み?|送料込み?|配送料込み?|含运费|含邮费?|배송비 ?포함|รวมค่า(?:จัด)?ส่ง/gu

/** "50万円以上", "2만원 이상": a minimum, not a price. */
const THRESHOLD =
  /^\s?(?:以上|及以上|이상|까지|or more|und mehr|et plus|o más|ou mais|ขึ้นไป|trở lên)/u

function roleBeside(before: string, after: string, { grammar, isOffer }: Asked): PriceRole | null {
  if (THRESHOLD.test(after) || isGivenSum(before, after)) return 'other'
  const isFrom = endsWith(before, grammar.from.before) || beginsWith(after, grammar.from.after)
  if (!isFrom && endsWith(before, grammar.upTo.before)) return 'other'
  if (isOffer) return null
  return isFrom ? 'from_price' : 'price'
}

const aroundOf = (amount: Amount, text: string): [string, string] => [
  text.slice(Math.max(0, amount.start - WINDOW), amount.start),
  text.slice(amount.end, amount.end + WINDOW),
]
