import type { Grammar } from '../grammar/grammar.ts'
import { namesItsThing } from './bare.ts'
import { callIn, shortCall } from './calls.ts'
import { callToContact } from './contact-calls.ts'
import { GETS_FREE, tellCall, withoutFact } from './given-calls.ts'
import type { Clause } from './reading.ts'
import { callAtEnd, wholeAtEnd, wholeCall } from './whole-calls.ts'
import { keyOf } from './word-lists.ts'

const WIDE = /[^\p{sc=Latin}\p{sc=Common}]/u

/** The words of the button, as far as a brief has called for them. */
export class CalledFor {
  text: string | null = null
  /** A call that is the headline: "Give blood in Lille". */
  head: string | null = null
  /** The brief itself says which words they are. */
  isNamed = false
  private readonly clauses: Clause[]
  private readonly grammar: Grammar

  constructor(clauses: Clause[], grammar: Grammar) {
    this.clauses = clauses
    this.grammar = grammar
  }

  /** Words that the brief itself gave the button: another call is told. */
  name(text: string): void {
    if (!this.isNamed) tellCall(this.clauses, this.text)
    this.text = text
    this.isNamed = true
  }

  /** Whether a clause is a call and nothing else; one that says more gives the button its words. */
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

  /** "Become a member … Help now": the last call is the button, and the one before it is told; false where one was named. */
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

  /** "Download free" is the button, and says more than "Get the app". */
  takeFree(text: string, isFirst: boolean): boolean {
    const call = GETS_FREE.test(text) ? text : shortCall(text, this.grammar)
    if (call === null || isFirst || this.isNamed) return false
    this.text = call
    return true
  }
}
