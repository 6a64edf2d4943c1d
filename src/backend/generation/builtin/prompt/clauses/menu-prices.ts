import type { Clause } from './reading.ts'

/** A meal of several courses at one price. */
const MENU =
  /(?<!\p{L})(?:\p{L}*menü\p{L}*|menu|menus|menú|formule|set|combo|(?:two|three|four|\d) courses?|\p{L}+ gänge\p{L}*)(?!\p{L})|コース|ランチセット|세트|코스|套餐|เซ็ต|ชุด/iu
const ITEM_WORDS_MAX = 5

/** "Lunch menu: soup, fish, dessert £17.50": the price is for the whole menu, not the dessert. */
export function menuPrices(clauses: Clause[]): Clause[] {
  const at = clauses.findIndex(({ role, prices }) => role === 'price' && prices.length === 1)
  const last = clauses[at]
  const sum = last?.prices[0]?.text
  if (!last || !sum || !last.text.endsWith(sum)) return clauses
  if (clauses.some(({ prices }, other) => other !== at && prices.length > 0)) return clauses
  const item = last.text.slice(0, -sum.length).trim()
  const own = clauses.slice(0, at).filter(({ sentence }) => sentence === last.sentence)
  const isOfMenu = own.some(({ role, text }) => role === 'headline' && MENU.test(text))
  const before = clauses[at - 1]
  const isListed =
    before?.role === 'fact' && before.sentence === last.sentence && isItem(before.text)
  if (!isOfMenu || !isListed || !isItem(item)) return clauses
  const dish: Clause = { ...last, role: 'fact', text: item, prices: [] }
  return [...clauses.slice(0, at), dish, { ...last, text: sum }, ...clauses.slice(at + 1)]
}

const isItem = (text: string): boolean =>
  text !== '' && !/[\d:.!?]/u.test(text) && text.split(/\s+/u).length <= ITEM_WORDS_MAX
