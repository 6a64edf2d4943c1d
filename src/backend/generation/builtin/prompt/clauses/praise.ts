import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isForCustomers } from './asides.ts'
import { isPriceLabel } from './led.ts'
import type { Quoted } from './quoted.ts'
import { has, keyOf } from './word-lists.ts'

const PRAISE_MAX = 16

/** Tells what is said of a thing from how it is to look, where no sentence ends. */
export class Praise {
  private readonly lasts = new WeakMap<string[], number>()
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted

  constructor(language: Language, grammar: Grammar, quotes: Quoted) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
  }

  /** Thai ends no sentence: อ่อนโยน before "free delivery" is what it is, and behind all else how it is to look. */
  isOne(clause: string, clauses: string[], at: number, isFirst: boolean): boolean {
    const { grammar } = this
    if (isFirst) return false
    if (isPriceLabel(clause, clauses[at + 1], this.language)) return true
    if (this.language !== 'th' || /\d/u.test(clause) || clause.length > PRAISE_MAX) return false
    const isFollowed = at < this.lastForCustomers(clauses)
    const asked = [grammar.looks, grammar.asks, grammar.media, grammar.depicted, grammar.orders]
    return isFollowed && !asked.some((list) => has(keyOf(clause), list))
  }

  /** Asked for by each of its clauses, and a Thai line may have all of the brief's. */
  private lastForCustomers(clauses: string[]): number {
    const known =
      this.lasts.get(clauses) ??
      clauses.findLastIndex((each) => isForCustomers(this.quotes.shown(each), this.grammar))
    this.lasts.set(clauses, known)
    return known
  }
}
