import type { Clause } from './reading.ts'

/** "Después, 15 € al mes": only when something applies, not what. */
const WHEN_ALONE =
  /^(?:(?:and )?(?:then|after that|afterwards|thereafter)|danach|anschließend|(?:et )?(?:ensuite|puis|après)|(?:y )?(?:después|luego)|(?:e )?depois|sau đó|その後は?|以降は?|之后|此后|이후|그 ?후|หลังจากนั้น)$/iu

/** "Free for teams under 5, then $29 per seat": a later condition stays behind the first. */
const THEN =
  /^(?:(?:and |und |et |y |e )?(?:then|thereafter|after that|danach|ensuite|puis|luego|después|depois|sau đó)(?!\p{L})|(?:その後|以降|之后|此后|이후|หลังจากนั้น)) ?(?=.*\d)/iu

/** "… por R$ 20, menos casacos": what an offer excludes. */
const EXCEPT =
  /^(?:except(?: for)?|excluding|but not|außer|ausgenommen|nicht (?:auf|für)|sauf|hors|excepto|salvo|menos|exceto|trừ|ngoại trừ|không áp dụng) (?!\d)|^(?:除外|ยกเว้น|제외)|(?:は除く|を除く|除外|제외)$/iu

/** "Livraison 5 €, offerte dès deux bidons": it is the thing before the comma that becomes free. */
const FREE_FROM =
  /^(?:(?:but |aber |mais |pero |mas )?(?:free|waived)|kostenlos|gratis|frei|offerte?s?|gratuite?s?|grátis|gr[aá]tis|miễn phí) (?:from|over|above|on orders|for orders|ab|bei|dès|à partir|pour toute|desde|a partir|en pedidos|acima|nas compras|em compras|từ|cho đơn)(?!\p{L})/iu

type Joins = (clause: Clause, before: Clause) => boolean

const goesOn: Joins = (clause, before) =>
  before.role === 'fact' && WHEN_ALONE.test(before.text) && TOLD.has(clause.role)

const limits: Joins = (clause, before) =>
  clause.role !== 'design' && LIMITED.has(before.role) && EXCEPT.test(clause.text)

const holdsLater: Joins = (clause, before) =>
  clause.role === 'price' && before.role === 'offer' && THEN.test(clause.text)

const isGivenFrom: Joins = (clause, before) =>
  clause.role === 'offer' && before.prices.length > 0 && FREE_FROM.test(clause.text)

/** "수거·배달 무료, 2만원 이상", "free delivery, orders over £40": the minimum sum for an offer. */
const FROM_SUM =
  /^(?:주문 ?(?:금액)?|구매 ?(?:금액)?|결제)? ?\d[\d,.]*(?:만|천|만 ?\d천)?\s?[원円元] ?(?:이상|以上|起)(?: ?(?:구매|주문|결제|이용|お買い上げ|ご注文))?(?: ?(?:시|で))?$|^(?:on |for |bei |auf |pour |en |em |cho )?(?:all |any )?(?:orders?|bestellungen|einkäufen?|commandes?|pedidos?|compras?|đơn(?: hàng)?) (?:over|above|from|of|ab|über|dès|à partir de|desde|a partir de|superiores a|acima de|de más de|từ|trên) \S{0,3}\s?\d/iu

/** "เช็กเบี้ยฟรี ไม่มีค่าใช้จ่าย": "at no cost" only qualifies the free thing. */
const NO_COST =
  /^(?:ไม่มีค่าใช้จ่าย(?:ใดๆ|เพิ่มเติม)?|ไม่เสียค่าใช้จ่าย|ไม่คิดค่าใช้จ่าย|無条件|추가 ?비용 ?없이?|费用全免|at no cost|no cost|without (?:any )?(?:cost|obligation)|no obligation|ohne kosten|sans frais|sin coste|sem custo|không mất phí)[.!]*$/iu
const isFreeOfCost: Joins = (clause, before) => before.role === 'offer' && NO_COST.test(clause.text)

const isGivenAbove: Joins = (clause, before) =>
  before.role === 'offer' && before.prices.length === 0 && FROM_SUM.test(clause.text)

const TOLD = new Set(['price', 'fact', 'offer'])
const LIMITED = new Set(['price', 'offer', 'fact'])

const LIMITING: readonly Joins[] = [isGivenAbove, isFreeOfCost, limits, isGivenFrom, holdsLater]

/**
 * Rejoins a promise with the limit its comma split off: without "then" a later price would apply from the start,
 * without "except" the offer would cover everything, and without the thing delivered the goods would be free.
 */
export function joinedConditions(clauses: Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    if (!last || last.sentence !== clause.sentence) found.push(clause)
    else if (goesOn(clause, last)) found[found.length - 1] = joined(last, clause, clause)
    else if (LIMITING.some((joins) => joins(clause, last)))
      found[found.length - 1] = joined(last, clause, last)
    else found.push(clause)
    return found
  }, [])
}

const joined = (one: Clause, other: Clause, as: Clause): Clause => ({
  ...as,
  prices: one.role === 'offer' ? [...one.prices, ...other.prices] : as.prices,
  text: `${one.text}${betweenOf(one.text)}${other.text}`,
})

const betweenOf = (text: string): string => {
  if (/\p{sc=Thai}$/u.test(text)) return ' '
  return /\p{sc=Han}$/u.test(text) ? '，' : ', '
}
