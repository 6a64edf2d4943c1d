import type { Grammar } from '../grammar/grammar.ts'
import { amountsOf } from './amounts.ts'
import { has, keyOf } from './word-lists.ts'

const BRACKET = /^(.*\d.*[(（]([^()（）]*\d[^()（）]*)[)）])\s+(\p{L}.{2,48})$/u
const UNTIL =
  /^(?:until|till|til|through|all|during|only|this|from|bis|den ganzen|nur|im|ab|jusqu['’]\p{L}+|tout|pendant|du|en|hasta|durante|solo|sólo|todo|en|até|durante|só|todo|em|đến|tới|trong|chỉ)(?!\p{L})/iu

const TOGETHER_MAX = 34

/** "$95 (normally $140) until the end of October": behind a former price in brackets is how long it is so. */
export function bracketThen(clause: string, { was }: Grammar): string[] {
  // The pattern tries every figure with every bracket, and most clauses have none.
  if (!/[(（]/u.test(clause)) return [clause]
  const [, priced, inside, then] = BRACKET.exec(clause) ?? []
  // A short one is set with its sum: "$89 this weekend only".
  if (clause.length - (inside?.length ?? 0) <= TOGETHER_MAX) return [clause]
  const isFormer = inside !== undefined && has(keyOf(inside), was.before)
  const isUntil = then !== undefined && UNTIL.test(then)
  const isSum = then !== undefined && amountsOf(then).some(({ kind }) => kind !== 'number')
  return priced && then && isFormer && isUntil && !isSum ? [priced, then] : [clause]
}
