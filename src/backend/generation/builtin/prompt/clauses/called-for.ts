import type { Grammar } from '../grammar/grammar.ts'
import { namesItsThing } from './bare.ts'
import { callIn, shortCall } from './calls.ts'
import { callToContact } from './contact-calls.ts'
import { GETS_FREE, tellCall, withoutFact } from './given-calls.ts'
import type { Clause } from './reading.ts'
import { callAtEnd, wholeAtEnd, wholeCall } from './whole-calls.ts'
import { keyOf } from './word-lists.ts'

const WIDE = /[^\p{sc=Latin}\p{sc=Common}]/u

/** The button label, as far as the brief calls for one. */
export class CalledFor {
  text: string | null = null
  /** A call that is also the headline: "Give blood in Lille". */
  head: string | null = null
  /** The brief names the label explicitly. */
  isNamed = false
  private readonly clauses: Clause[]
  private readonly grammar: Grammar

  constructor(clauses: Clause[], grammar: Grammar) {
    this.clauses = clauses
    this.grammar = grammar
  }

  /** Sets a label the brief gives explicitly; another call becomes a fact. */
  name(text: string): void {
    if (!this.isNamed) tellCall(this.clauses, this.text)
    this.text = text
    this.isNamed = true
  }

  /** Takes a clause that is only a call; a longer clause just lends the button its words. */
  take(text: string, isFirst: boolean): boolean {
    const contact = isFirst || this.text !== null ? null : callToContact(text, this.grammar)
    if (contact !== null) {
      this.text = contact
      return true
    }
    const call = callIn(text, this.grammar)
    if (isFirst && call && !call.isPart && namesItsThing(text, this.grammar)) {
      this.head = call.text
      return false
    }
    if (!call || (isFirst && call.isPart)) {
      return !isFirst && this.takeAtEnd(text)
    }
    if (!call.isPart && !this.letGiveWay(call.text)) return false
    if (call.text.includes(' ') || !call.isPart || WIDE.test(call.text))
      this.text ??= call.isPart ? wholeCall(call.text, this.grammar) : call.text
    return !call.isPart
  }

  /**
   * "Become a member … Help now": the last call becomes the button and the earlier one a fact. Returns false if the
   * label was named.
   */
  private letGiveWay(later: string): boolean {
    const isAnother = this.text !== null && keyOf(this.text) !== keyOf(later)
    if (this.isNamed) return !isAnother
    const given = withoutFact(this.clauses, this.text, later)
    if (given !== null && isAnother) tellCall(this.clauses, given)
    this.text = isAnother ? null : given
    return true
  }

  private takeAtEnd(text: string): boolean {
    const whole = this.text === null ? wholeAtEnd(text, this.grammar) : null
    this.text ??= whole ?? callAtEnd(text, this.grammar)
    return whole !== null
  }

  /** "Download free" says more on the button than "Get the app". */
  takeFree(text: string, isFirst: boolean): boolean {
    const call = GETS_FREE.test(text) ? text : shortCall(text, this.grammar)
    if (call === null || isFirst || this.isNamed) return false
    this.text = call
    return true
  }
}
