import type { Clause } from './reading.ts'

const ITEM_WORDS_MAX = 4
/** "dessert and bread for $9": the last item of a list, with the price of the whole list. */
const LAST_PRICED =
  /^(?:\p{L}[\p{L}’'-]*\s){1,4}(?:and|und|et|y|e|và)\s(?:\p{L}[\p{L}’'-]*\s){1,4}(?:for|für|zu|pour|à|por|a|giá|chỉ)\s[^\p{L}]{0,2}(?:R\$|US\$|[€$£₫])?\s?\d/u

/** "Starter, main, dessert and bread for $9": half of the list at that price would be a different promise. */
export function pricedLists(clauses: Clause[]): Clause[] {
  const found: Clause[] = []
  for (const clause of clauses) {
    const items =
      clause.role === 'price' && LAST_PRICED.test(clause.text) ? takeItems(found, clause) : []
    found.push(
      items.length > 0
        ? { ...clause, text: [...items, clause].map(({ text }) => text).join(', ') }
        : clause,
    )
  }
  return found
}

/** Removes the trailing short items of the same sentence from `found` and returns them. */
function takeItems(found: Clause[], { sentence }: Clause): Clause[] {
  const items: Clause[] = []
  for (let last = found.at(-1); last && isItem(last, sentence); last = found.at(-1)) {
    items.unshift(last)
    found.pop()
  }
  return items
}

const isItem = ({ role, text, sentence: own }: Clause, sentence: number): boolean =>
  role === 'fact' &&
  own === sentence &&
  !/[\d:.!?]/u.test(text) &&
  text.split(/\s+/u).length <= ITEM_WORDS_MAX
