import type { Grammar } from '../grammar/grammar.ts'
import type { Amount } from './amounts.ts'
import { WINDOW } from './price-moves.ts'
import { beginsWith, endsWith, entriesOf } from './word-lists.ts'

/** Whether an amount is a reduction: a percentage needs a word or sign that says so. */
export function isReduction(amount: Amount, text: string, grammar: Grammar): boolean {
  if (amount.kind !== 'percent') return isSaving(amount, text, grammar)
  if (amount.isOff) return true
  const after = text.slice(amount.end, amount.end + WINDOW)
  if (beginsWith(after, grammar.discount.after)) return true
  const before = text.slice(Math.max(0, amount.start - WINDOW), amount.start)
  return endsWith(withoutUpTo(before, grammar), grammar.discount.before)
}

/** In "save up to 20 %" it is "save" that makes a reduction; "up to" alone does not. */
function withoutUpTo(before: string, grammar: Grammar): string {
  if (!endsWith(before, grammar.upTo.before)) return before
  const longest = entriesOf(grammar.upTo.before)
    .filter((entry) => before.trimEnd().endsWith(entry))
    .sort((one, other) => other.length - one.length)[0]
  return longest ? before.trimEnd().slice(0, -longest.length) : before
}

/** Whether a sum is a saving: it needs a word or minus that says so. */
export function isSaving(amount: Amount, text: string, grammar: Grammar): boolean {
  if (amount.kind !== 'money') return false
  // "-5 € en semaine": a minus directly before the sum.
  if (/(?:^|[\s(])-$/u.test(text.slice(Math.max(0, amount.start - 2), amount.start))) return true
  const after = text.slice(amount.end, amount.end + WINDOW)
  if (beginsWith(after, grammar.saving.after)) return true
  const before = text.slice(Math.max(0, amount.start - WINDOW), amount.start)
  return endsWith(withoutUpTo(before, grammar), grammar.saving.before)
}
