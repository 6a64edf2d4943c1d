import type { Grammar } from '../grammar/grammar.ts'
import { amountsOf } from './amounts.ts'
import { has, keyOf } from './word-lists.ts'

const BRACKET = /^(.*\d.*[(（]([^()（）]*\d[^()（）]*)[)）])\s+(\p{L}.{2,48})$/u
const UNTIL =
  /^(?:until|till|til|through|all|during|only|this|from|bis|den ganzen|nur|im|ab|jusqu['’]\p{L}+|tout|pendant|du|en|hasta|durante|solo|sólo|todo|en|até|durante|só|todo|em|đến|tới|trong|chỉ)(?!\p{L})/iu

/** 参加費2,800円（材料込み）小学生以上: directly behind a sum's bracket comes who may join or what to bring. */
const WHO_BEHIND =
  /^(.{0,24}\d[\d,]*[円元원][（(][^（）()]{1,24}[)）])((?:小学生|中学生|高校生|未就学|大人|親子|対象|定員|先着|要予約|完全予約|持ち物|駐車場|雨天|每人|限量|限时|先到先得|초등|중학|성인|정원|선착순).{0,24})$/u

const TOGETHER_MAX = 34

/** "$95 (normally $140) until the end of October": the deadline follows the bracketed former price. */
export function bracketThen(clause: string, { was }: Grammar): string[] {
  // The pattern tries every figure with every bracket, and most clauses have no bracket.
  if (!/[(（]/u.test(clause)) return [clause]
  const glued = WHO_BEHIND.exec(clause)
  if (glued?.[1] && glued[2]) return [glued[1], glued[2]]
  const [, priced, inside, then] = BRACKET.exec(clause) ?? []
  // A short deadline stays with its sum: "$89 this weekend only".
  if (clause.length - (inside?.length ?? 0) <= TOGETHER_MAX) return [clause]
  const isFormer = inside !== undefined && has(keyOf(inside), was.before)
  const isUntil = then !== undefined && UNTIL.test(then)
  const isSum = then !== undefined && amountsOf(then).some(({ kind }) => kind !== 'number')
  return priced && then && isFormer && isUntil && !isSum ? [priced, then] : [clause]
}
