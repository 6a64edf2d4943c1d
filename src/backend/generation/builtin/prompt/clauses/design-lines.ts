import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isToDesigner } from './addressee.ts'
import { toldIn } from './announcements.ts'
import { isButton, isForCustomers } from './asides.ts'
import type { ClauseReader } from './clause-reader.ts'
import type { Draft } from './draft.ts'
import { isNoteName } from './labels.ts'
import type { Reads } from './named-quotes.ts'
import type { Quoted } from './quoted.ts'
import { isNoteForCustomers } from './said-to-designer.ts'
import type { Sentence } from './segment.ts'
import { has, keyOf } from './word-lists.ts'

/** "Für unser Sommernachtskonzert:", "for our open day:". */
const OWN_THING =
  /(?<!\p{L})(?:for|für|zu[mr]?|pour|para|pra|cho) (?:our|the|my|unser\p{L}*|das|die|den|mein\p{L}*|notre|nos|la|le|les|l['’]|mon|ma|nuestr[oa]s?|el|los|las|mis?|[oa]s?|noss[oa]s?) ?[\p{L} '’-]{4,40}:$/iu

/** How clearly the first sentence must address the designer to stay off the ad. */
const FIRST_LEAST = 3

/** Reads lines for the designer and picks out what is for customers after all. */
export class DesignLines {
  /** The line on which a sentence began to speak to the designer. */
  line = -1
  isBriefed = false
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted
  private readonly draft: Draft
  private readonly clauses: ClauseReader
  private readonly readClauses: (clauses: string[]) => void

  constructor(
    { language, grammar, quotes }: Reads,
    draft: Draft,
    clauses: ClauseReader,
    readClauses: (clauses: string[]) => void,
  ) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.draft = draft
    this.clauses = clauses
    this.readClauses = readClauses
  }

  /** Reads a line labeled as one for the designer, or a note that may be for customers. */
  read({ name, clauses, line, isHeading }: Sentence): void {
    if (name) this.draft.put(name, 'design')
    // "Art for the feed: feijoada R$ 49": the thing ordered, with its subject behind the colon.
    const isOrder = this.draft.isFirst && has(keyOf(name), this.grammar.media)
    if (isOrder && clauses.some((clause) => this.isForCustomers(clause))) {
      this.readClauses(clauses)
      return
    }
    if (isNoteName(name) && this.isNoteForCustomers(clauses)) {
      for (const clause of clauses) this.draft.put(clause, 'legal')
      return
    }
    // "The idea: a calm ad that says “…”": the quote is on the ad.
    const ordered = clauses.filter((clause) => has(keyOf(clause), this.grammar.media))
    if (ordered.some((clause) => this.quotes.isNamed(clause))) {
      this.clauses.takeNamedQuotes(clauses)
      return
    }
    if (isHeading) this.line = line
    this.isBriefed = true
    this.putDesign(clauses, isHeading)
  }

  readAside(clauses: string[], isFollowed: boolean): void {
    if (this.clauses.takeNamedQuotes(clauses)) return
    const isBegun = !this.draft.isFirst || this.draft.clauses.length > 0
    if (isBegun || this.isPassedOver(clauses, isFollowed)) this.putAside(clauses)
    else this.readClauses(clauses)
  }

  private isNoteForCustomers(clauses: string[]): boolean {
    const whole = this.quotes.shown(clauses.join(', '))
    return clauses.length > 0 && isNoteForCustomers(whole, this.language, this.grammar)
  }

  /** The first sentence is the headline unless it is clearly for the designer and more follows. */
  private isPassedOver(clauses: string[], isFollowed: boolean): boolean {
    const whole = clauses.map((clause) => this.quotes.shown(clause)).join(', ')
    return isFollowed && isToDesigner(whole, this.language, { least: FIRST_LEAST })
  }

  /** Thai has no periods: a label's text ends at the first clause for customers. */
  private putDesign(clauses: string[], isHeading: boolean): void {
    const isEndless = this.language === 'th' && !isHeading
    const found = clauses.findIndex((each, at) => at > 0 && this.isForCustomers(each))
    const end = isEndless && found > 0 ? found : clauses.length
    for (const clause of clauses.slice(0, end)) this.draft.put(clause, 'design')
    this.readClauses(clauses.slice(end))
  }

  /** Prices, offers and news in an aside are for customers after all, as is everything behind a colon. */
  private putAside(clauses: string[]): void {
    const [first = '', ...others] = clauses
    const isLed = first.endsWith(':')
    // "Mach mal ein Plakat für unser Konzert: Orchester Linz spielt Haydn": the subject is named before the colon.
    const isNamed = isLed && this.draft.clauses.length === 0 && this.names(first)
    if (isNamed || isButton(first, this.language, this.grammar)) this.clauses.read(first, 0)
    else this.draft.putGuessed(first)
    for (const clause of others) this.putBehind(clause, isLed)
  }

  private putBehind(clause: string, isLed: boolean): void {
    const told = toldIn(clause, this.language)
    const isCall = isButton(clause, this.language, this.grammar)
    if (told || isLed || isCall || this.isForCustomers(clause)) this.clauses.read(told ?? clause, 0)
    else this.draft.putGuessed(clause)
  }

  /** Whether a clause orders a medium and says what for. */
  private names(clause: string): boolean {
    const shown = this.quotes.shown(clause)
    return has(keyOf(shown), this.grammar.media) && OWN_THING.test(shown)
  }

  private isForCustomers(clause: string): boolean {
    return isForCustomers(this.quotes.shown(clause), this.grammar)
  }
}
