import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isForCustomers } from './asides.ts'
import { isPriceLabel } from './led.ts'
import type { Quoted } from './quoted.ts'
import { has, keyOf } from './word-lists.ts'

const PRAISE_MAX = 16

/** Tells praise of a product from wishes for its look, in languages without sentence ends. */
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

  /**
   * Thai marks no sentence ends: อ่อนโยน before "free delivery" praises the product, and after everything else asks for
   * a look.
   */
  isOne(clause: string, clauses: string[], at: number, isFirst: boolean): boolean {
    const { grammar } = this
    if (isFirst) return false
    if (isPriceLabel(clause, clauses[at + 1], this.language)) return true
    if (this.language !== 'th' || /\d/u.test(clause) || clause.length > PRAISE_MAX) return false
    const isFollowed = at < this.lastForCustomers(clauses)
    const asked = [grammar.looks, grammar.asks, grammar.media, grammar.depicted, grammar.orders]
    return isFollowed && !asked.some((list) => has(keyOf(clause), list))
  }

  /** Cached because each clause asks for it, and a Thai line may hold the whole brief. */
  private lastForCustomers(clauses: string[]): number {
    const known =
      this.lasts.get(clauses) ??
      clauses.findLastIndex((each) => isForCustomers(this.quotes.shown(each), this.grammar))
    this.lasts.set(clauses, known)
    return known
  }
}
