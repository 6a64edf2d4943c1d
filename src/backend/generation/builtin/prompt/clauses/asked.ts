import type { Grammar } from '../grammar/grammar.ts'
import { entriesOf, headOf, keyOf } from './word-lists.ts'

export interface Asked {
  /** What was said to the engine. */
  asked: string
  /** What is left for the reader of the ad. */
  rest: string
  /** A day or a price behind the thing: "…的海报：3月21日". */
  behind?: string
}

/** "โพสต์ร้านอาหาร", "quảng cáo app": the thing ordered, and right behind it what it is for. */
export const beginsAsKind = (tail: string, { kinds }: Grammar): boolean =>
  headOf(keyOf(tail), kinds) !== null

/** Looks between the thing ordered and its link: "affiche minimaliste pour". */
export const stylesOf = (grammar: Grammar): string =>
  entriesOf(grammar.styles)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('~', '\\p{L}*')
