import type { Grammar } from '../grammar/grammar.ts'
import type { Amount } from './amounts.ts'
import { beginsWith, has, keyOf } from './word-lists.ts'

const KINDS = ['salary', 'deposit', 'fee', 'prize'] as const
export type SumKind = (typeof KINDS)[number]

/** The kind of sum a text names. */
export const kindIn = (key: string, grammar: Grammar): SumKind | null =>
  KINDS.find((kind) => has(key, grammar[kind])) ?? null

/** Nobody names more sums in one clause, and each would be compared with all the others. */
const SUMS_MAX = 16

/** 家賃8万円・敷金8万円: if each of several sums has a name, a name only counts for its own sum. */
export function namedKind(
  text: string,
  amounts: Amount[],
  index: number,
  grammar: Grammar,
): SumKind | null | undefined {
  const sums = amounts.filter(({ kind }) => kind === 'money')
  const at = sums.indexOf(amounts[index]!)
  if (sums.length < 2 || sums.length > SUMS_MAX || at < 0) return undefined
  const names = sums.map((sum, place) => text.slice(sums[place - 1]?.end ?? 0, sum.start))
  if (!names.every((name) => NAMED.test(name) && !JOINED.test(name))) return undefined
  if (
    KINDS.some((kind) =>
      sums.some(({ end }) => beginsWith(text.slice(end, end + 16), grammar[kind])),
    )
  )
    return undefined
  return kindIn(keyOf(names[at] ?? ''), grammar)
}

/** A word directly before its sum, separated from what precedes it. */
const NAMED = /(?:^|[・／/、,，;+\s(（【])[\p{L}\p{M}]{2,12}[:：\s]{0,2}$/u
const JOINED = /(?:か|から|(?<!\p{L})(?:to|bis|à|a|até|đến|or|oder|ou|o|hoặc|und|and))\s*$/iu
