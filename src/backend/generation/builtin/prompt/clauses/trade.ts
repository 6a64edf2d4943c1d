import { type Grammar, TRADES, type Trade } from '../grammar/grammar.ts'
import { countOf, has, keyOf } from './word-lists.ts'

/** Instalments without interest sell goods, not loans. */
const INTEREST_FREE =
  /sem juros|sin intereses|interest[- ]free|0 ?% (?:finance|interest|zinsen|finanzierung)|ohne zinsen|sans (?:intérêts|frais)|免息|无息|無利子|金利手数料無料|무이자|ผ่อน ?0 ?%|lãi suất 0 ?%|trả góp 0 ?%/gu

/** What line of business a brief is of; null for a shop, or nobody knows. */
export function tradeOf(text: string, grammar: Grammar): Trade | null {
  const key = keyOf(text).replace(INTEREST_FREE, ' ')
  const scored = TRADES.map((trade) => ({ trade, points: countOf(key, grammar.trades[trade]) }))
  const best = Math.max(...scored.map(({ points }) => points))
  if (best === 0) return null
  // The list's order decides between equals, and one sure word for work or giving is enough.
  const sure = scored.find(
    ({ trade, points }) => points >= 2 && (trade === 'job' || trade === 'charity'),
  )
  return (sure ?? scored.find(({ points }) => points === best))?.trade ?? null
}

/** The button of a brief that asks for none. */
export function buttonOf(copy: string, text: string, grammar: Grammar, isSelling: boolean): string {
  // What a brief says to its designer tells less of the trade than what is for customers.
  const trade = tradeOf(copy, grammar) ?? tradeOf(text, grammar)
  if (trade) return grammar.buttons[trade]
  return isSelling || !has(keyOf(text), grammar.per) ? grammar.buttons.shop : grammar.buttons.learn
}
