import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isHiring } from './hiring.ts'
import { joinedConditions } from './joined-conditions.ts'
import { joinedHours } from './joined-hours.ts'
import { joinedLists } from './joined-lists.ts'
import { joinedPlaces } from './joined-places.ts'
import { menuPrices } from './menu-prices.ts'
import { namedPrices } from './named-prices.ts'
import { joinedNegations } from './negations.ts'
import { figuresOf } from './price-roles.ts'
import { pricedLists } from './priced-lists.ts'
import type { Clause, ClauseRole, Reading } from './reading.ts'
import { tradeOf } from './trade.ts'
import { buttonOf } from './trade-button.ts'
import { has, keyOf } from './word-lists.ts'

/** What was read from a brief before its button and trade are known. */
interface Found extends Pick<Reading, 'language' | 'clauses' | 'scene' | 'captions' | 'author'> {
  grammar: Grammar
  /** Clauses that only describe the picture, which reveal no trade. */
  staged: readonly string[]
  call: string | null
  /** A call that is also the headline. */
  headCall: string | null
}

/** Rejoins clauses that were split at commas although one means nothing without the other. */
export const togetherAgain = (clauses: Clause[], grammar: Grammar): Clause[] =>
  pricedLists(
    namedPrices(
      joinedPlaces(
        joinedHours(joinedConditions(joinedLists(joinedNegations(menuPrices(clauses), grammar)))),
      ),
      grammar,
    ),
  )

export function readingOf(found: Found, text: string): Reading {
  const { language, grammar, clauses, scene, captions, author, call, headCall } = found
  const first = (role: ClauseRole) => clauses.find((clause) => clause.role === role)?.text ?? null
  const isSelling = clauses.some(
    ({ role, text: said }) =>
      role === 'offer' || role === 'price' || figuresOf(said, grammar).isOffer,
  )
  const isJob = isHiring(clauses)
  const heard = heardOf(found, text)
  const said = clauses.filter(({ role }) => role !== 'design').map((clause) => clause.text)
  // The headline counts twice: it names what the other clauses only describe.
  const copy = [first('headline') ?? '', ...said].join('. ')
  const trade = isJob ? 'job' : (tradeOf(copy, grammar) ?? tradeOf(heard, grammar))
  if (trade === 'job' || APPLIED.test(call ?? '')) payWages(clauses)
  else priceHours(clauses)
  if (trade === 'loan') lendSums(clauses)
  if (trade === 'charity') giveSums(clauses)
  return {
    language,
    clauses,
    headline: first('headline'),
    subline: first('subline'),
    scene,
    captions,
    author,
    cta:
      call ??
      first('cta') ??
      ownCall(headCall, grammar) ??
      (isJob ? grammar.buttons.job : buttonOf(copy, heard, grammar, isSelling)),
    isCallGiven: call !== null || first('cta') !== null,
    trade,
  }
}

/** "£14.80/hr", "20k-35k": in a job ad, an hourly sum or a range is a salary. */
function payWages(clauses: Clause[]): void {
  for (const { text, prices } of clauses)
    for (const price of prices)
      if (
        WAGED.has(price.role) &&
        (BY_TIME.test(text) || PAY_ALONE.test(text) || /\d[^\d]*[-–~〜～至到]/u.test(price.text))
      )
        price.role = 'salary'
}
/** "R$ 2.850 + VA R$ 600": a sum alone, or one with a bonus on top. */
const PAY_ALONE =
  /^(?:r\$|[€£$¥₩฿])? ?\d[\d.,]*\s?(?:€|eur|£|元|円|원|บาท|đ|triệu)?(?: ?(?:\+|plus|mais|más|và|und|et) .{2,40})?$/iu

/** "Fixed £89 first hour": if nobody is being hired, an hourly sum is a price. */
function priceHours(clauses: Clause[]): void {
  for (const { text, prices } of clauses)
    for (const price of prices)
      if (price.role === 'salary' && !PAID.test(text)) price.role = 'price'
}
/** "Borrow £7,500 … total repayable £9,053.76": next to an interest rate, no sum of a loan is a price. */
function lendSums(clauses: Clause[]): void {
  const prices = clauses.flatMap((clause) => clause.prices)
  const isLent = clauses.some(({ role, text }) => role !== 'design' && LENT.test(text))
  if (!isLent || !prices.some(({ role }) => role === 'rate')) return
  for (const price of prices) if (price.role === 'price') price.role = 'other'
}
const LENT =
  /(?<!\p{L})(?:loans?|borrow\p{L}*|mortgages?|remortgag\p{L}*|\p{L}*kredite?n?|\p{L}*darlehen|prêts?|emprunt\p{L}*|préstamos?|hipotecas?|empréstimos?|vay)(?!\p{L})|[借贷]|ローン|キャッシング|대출|สินเชื่อ|กู้/iu
/** "£15 keeps a family warm": what a donation achieves is no price. */
function giveSums(clauses: Clause[]): void {
  for (const { text, prices } of clauses)
    for (const price of prices)
      if (
        price.role === 'price' &&
        DOES.test(text.slice(text.indexOf(price.text) + price.text.length))
      )
        price.role = 'other'
}
const DOES =
  /^ (?:(?:will|can|could|kann|können|peut|puede|pode|có thể|sẽ) )?(?:keeps?|feeds?|buys?|provides?|gives?|helps?|covers?|pays?|funds?|saves?|protects?|plants?|ernähr\p{L}+|schenk\p{L}+|sicher\p{L}+|finanzier\p{L}+|reichen|bezahl\p{L}+|helfen|ermöglich\p{L}+|offr\p{L}+|nourri\p{L}+|permet\p{L}*|financ\p{L}+|pa[iy]e\p{L}*|protèg\p{L}+|alimenta\p{L}*|cubr\p{L}+|paga\p{L}*|garantiza\p{L}*|dan?|garante\p{L}*|mantém|mantêm|ajuda\p{L}*|mua|giúp|nuôi|=)(?!\p{L})|^(?:で|があれば|可以|可|能|เลี้ยง|ช่วย|이면|으로|은|は)/iu
const PAID =
  /(?<!\p{L})(?:salar\p{L}*|wages?|pay|ote|stipend|p\.?a|per annum|\p{L}*gehalt|\p{L}*lohn|\p{L}*vergütung|brutto\p{L}*|net|brut|salaires?|sueldo|lương)(?!\p{L})|[薪给給]|급|연봉|เงินเดือน|ค่าแรง/iu
/** A call to apply means a job, whatever its name. */
const APPLIED =
  /postul|candidat|bewerb|(?<!\p{L})apply(?! for a)|envi?[aoe]\p{L}* (?:(?:tu|mi|ton|votre|seu|o) )?(?:cv|curr[ií]culo?)|ứng tuyển|nộp (?:hồ sơ|cv)|지원하|応募|投递|应聘|สมัครงาน/iu
const WAGED = new Set(['price', 'from_price', 'other'])
const BY_TIME =
  /(?:\/|per |an |pro |die |par |por |a |l'|mỗi )?(?<!\p{L})(?:hr|h|hour|std|stunde|heure|hora|giờ|month|monat|mois|mes|mês|tháng|year|jahr|an|año|ano|năm|net|brut|brutto|brutos?|netos?|líquidos?|lương|salário|sueldo)(?!\p{L})|[时時月年]薪|元\/|시급|월급|연봉|[時月年]給|เดือน|ชั่วโมง|ค่าแรง/iu

/** The brief without its pictures and looks: "in the style of film posters" is no cinema. */
function heardOf({ language, grammar, clauses, scene, staged }: Found, text: string): string {
  // The audience says nothing about what is sold.
  const { folk } = ADDRESS[language]
  const looks = clauses.filter(
    ({ role, text: asked }) =>
      role === 'design' && [grammar.looks, folk].some((list) => has(keyOf(asked), list)),
  )
  const seen = [scene ?? '', ...staged, ...looks.map((each) => each.text)].filter(Boolean)
  return seen.reduce((left, each) => left.replace(each, ' '), text)
}

/** A headline call for which no trade has a button becomes the button as well. */
const ownCall = (headCall: string | null, grammar: Grammar): string | null =>
  headCall && !tradeOf(headCall, grammar) ? headCall : null
