import type { Grammar } from '../grammar/grammar.ts'
import { figuresOf, isReduction } from './price-roles.ts'
import { endsWith, entriesOf, isUnspaced, pattern, plain } from './word-lists.ts'

const WORD_MIN = 4

/** "Sneaker sale 40% off everything": a headline, and what is offered, parted where the figure begins. */
export function splitHeadline(text: string, grammar: Grammar): [string, string | null] {
  const { amounts, prices } = figuresOf(text, grammar)
  const read = plain(text)
  const at = amounts.find(
    (amount) =>
      isReduction(amount, read, grammar) ||
      prices.some(({ start, role }) => start === amount.start && SETTING.has(role)),
  )
  if (!at) return [text, null]
  const cut = withoutCue(read, at.start, grammar)
  const head = text
    .slice(0, cut)
    .trim()
    .replace(/[\s,:;–—-]+$/u, '')
  const words = head.split(/\s+/u)
  const isEnough = isUnspaced(head)
    ? head.length >= WORD_MIN
    : words.length >= 2 || (words[0]?.length ?? 0) >= WORD_MIN
  return isEnough && cut > 0 ? [head, text.slice(cut).trim()] : [text, null]
}

const SETTING = new Set(['price', 'from_price', 'was'])

/** Where the words begin that belong to a figure: "ab 49 €", "up to 30 %". */
function withoutCue(text: string, start: number, grammar: Grammar): number {
  const lists = [
    grammar.from.before,
    grammar.was.before,
    grammar.now.before,
    grammar.upTo.before,
    grammar.discount.before,
    grammar.saving.before,
  ]
  let cut = start
  for (let turn = 0; turn < 3; turn += 1) {
    const before = text.slice(0, cut).trimEnd()
    const tail = before.slice(-24)
    const list = lists.find((each) => endsWith(tail, each))
    if (!list) break
    const entry = entriesOf(list)
      .filter((each) => tail.endsWith(each))
      .sort((one, other) => other.length - one.length)[0]
    if (!entry) break
    cut = before.length - entry.length
  }
  cut -= movementBefore(text.slice(0, cut), grammar)
  // A bracket or sign that opens right before.
  while (cut > 0 && /[-–(:]/u.test(text[cut - 1] ?? '')) cut -= 1
  return cut
}

/** How long the word is that opens a movement: the "from" of "from $9 to $7". */
function movementBefore(text: string, grammar: Grammar): number {
  const [opening = ''] = grammar.moved.split('{a}')
  if (!/\p{L}/u.test(opening)) return 0
  return pattern(`(?:^|(?<=[^\\p{L}]))${opening}$`).exec(`${text.trimEnd()} `)?.[0].length ?? 0
}
