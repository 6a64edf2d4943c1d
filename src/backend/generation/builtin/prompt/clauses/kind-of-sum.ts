import type { Grammar } from '../grammar/grammar.ts'
import type { Amount } from './amounts.ts'
import { beginsWith, has, keyOf } from './word-lists.ts'

const KINDS = ['salary', 'deposit', 'fee', 'prize'] as const
export type SumKind = (typeof KINDS)[number]

/** What a text says that sums are. */
export const kindIn = (key: string, grammar: Grammar): SumKind | null =>
  KINDS.find((kind) => has(key, grammar[kind])) ?? null

/** Nobody names more sums in one clause; each would ask for all the others. */
const SUMS_MAX = 16

/** 家賃8万円・敷金8万円: where each of several sums is named, a name holds for its own. */
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

/** A word right before its sum, parted from what is before it. */
const NAMED = /(?:^|[・／/、,，;+\s(（【])[\p{L}\p{M}]{2,12}[:：\s]{0,2}$/u
const JOINED = /(?:か|から|(?<!\p{L})(?:to|bis|à|a|até|đến|or|oder|ou|o|hoặc|und|and))\s*$/iu
