import type { Grammar } from '../grammar/grammar.ts'
import { entriesOf, headOf, keyOf } from './word-lists.ts'

export interface Asked {
  /** The part addressed to the engine. */
  asked: string
  /** The part left for the ad's reader. */
  rest: string
  /** A day or price behind the thing ordered: "…的海报：3月21日". */
  behind?: string
}

/** "โพสต์ร้านอาหาร", "quảng cáo app": the thing ordered directly followed by its subject. */
export const beginsAsKind = (tail: string, { kinds }: Grammar): boolean =>
  headOf(keyOf(tail), kinds) !== null

/** Styles between the thing ordered and its link word: "affiche minimaliste pour". */
export const stylesOf = (grammar: Grammar): string =>
  entriesOf(grammar.styles)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('~', '\\p{L}*')
