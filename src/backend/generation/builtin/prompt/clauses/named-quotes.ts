import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isForReaders } from './design.ts'
import type { Draft } from './draft.ts'
import { NAMED, type Quoted } from './quoted.ts'
import { clausesOf } from './split-clauses.ts'
import { tradeOf } from './trade.ts'
import { has, keyOf, without } from './word-lists.ts'

/** The context a clause is read in. */
export interface Reads {
  language: Language
  grammar: Grammar
  quotes: Quoted
}

/** Tells for each clause of a row whether it describes a picture. */
export type SceneryIn = (clauses: string[]) => boolean[]

/** Reads quotes to which a brief gives a role, and the words around them. */
export class NamedQuotes {
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted
  private readonly draft: Draft
  private readonly read: (clause: string) => void
  private readonly sceneryIn: SceneryIn

  constructor(
    { language, grammar, quotes }: Reads,
    draft: Draft,
    { read, sceneryIn }: { read: (clause: string) => void; sceneryIn: SceneryIn },
  ) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.draft = draft
    this.read = read
    this.sceneryIn = sceneryIn
  }

  /** Takes quotes that the brief assigns to the headline or button. */
  take(clauses: string[], isOrdered = false): boolean {
    const named = clauses.flatMap((clause) => this.quotes.namedIn(clause, isOrdered))
    for (const { role, text } of named) this.draft.putNamed(text, role)
    if (named.length === 0) return false
    // The rest of the sentence is read as if the quote had not been there.
    const first = clauses.findIndex((clause) => this.quotes.withoutNamed(clause).includes(NAMED))
    const scenery = this.sceneryIn(clauses.slice(first + 1))
    for (const [at, clause] of clauses.entries()) {
      const isBehind = at > first && !this.quotes.withoutNamed(clause).includes(NAMED)
      if (isBehind && scenery[at - first - 1]) this.draft.put(clause, 'design')
      else if (isBehind) this.read(clause)
      else this.keepRest(clause)
    }
    return true
  }

  /** "Free webinar “…”": the event the title belongs to. */
  private isEvent(part: string): boolean {
    const trade = tradeOf(part, this.grammar)
    const isMade = [this.grammar.media, this.grammar.asks].some((list) => has(keyOf(part), list))
    return !isMade && (trade === 'webinar' || trade === 'event' || trade === 'course')
  }

  /** Keeps the words around a quote. */
  private keepRest(clause: string): void {
    const [before = '', ...behind] = this.quotes.withoutNamed(clause).split(NAMED)
    for (const part of clausesOf(before, this.language, this.grammar)) {
      if (isForReaders(part) || this.isEvent(part)) this.read(part)
      else this.draft.put(part, 'design')
    }
    for (const part of clausesOf(behind.join(', '), this.language, this.grammar)) {
      const isSmall =
        !/\d/u.test(part) && without(keyOf(part), this.grammar.small).trim().length < 3
      if (isSmall) this.draft.put(part, 'design')
      else this.read(part)
    }
  }
}
