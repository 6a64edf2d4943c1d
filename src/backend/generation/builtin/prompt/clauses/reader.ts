import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isToDesigner } from './addressee.ts'
import { isAside, isForCustomers } from './asides.ts'
import { Courtesies } from './courtesies.ts'
import { isForReaders } from './design.ts'
import { Draft } from './draft.ts'
import { OPEN } from './marks.ts'
import { type Asked, takeOrder } from './orders.ts'
import { NAMED, type Quoted } from './quoted.ts'
import type { Reading } from './reading.ts'
import { isSaidToDesigner } from './said-to-designer.ts'
import { goesOnWithScene, isScene, seenIn, sellsPictures } from './scenes.ts'
import type { Sentence } from './segment.ts'
import { clausesOf } from './split-clauses.ts'
import {
  type Introduction,
  splitSetting,
  statement,
  takeIntroduction,
  takeTelling,
  withoutPlace,
} from './talk.ts'
import { trimmed } from './trimmed.ts'
import { isUnspaced, keyOf, without } from './word-lists.ts'

/** How plainly the first sentence has to speak to the designer to be none of the ad. */
const FIRST_LEAST = 3

/** Walks through the sentences, since what one says of itself reaches into the next. */
export class Reader {
  private readonly draft: Draft
  /** The line on which a sentence began to speak to the designer. */
  private designLine = -1
  private readonly courtesies: Courtesies
  private line = 0
  /** The line whose last sentence was the designer's. */
  private asideLine = -1
  private isBriefed = false
  private isFollowed = false
  /** The sentence of which a clause ended with the thing ordered. */
  private orderedIn = -1
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted
  /** Who sells pictures speaks of them to customers. */
  private readonly sellsPictures: boolean

  constructor(language: Language, grammar: Grammar, quotes: Quoted) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.sellsPictures = sellsPictures(quotes.text, language)
    this.draft = new Draft(language, grammar, quotes)
    this.courtesies = new Courtesies(language)
  }

  private get lexicon() {
    return LEXICONS[this.language]
  }

  drop(text: string): void {
    this.draft.put(text, 'design')
  }

  finish(text: string): Reading {
    return this.draft.finish(text)
  }

  /** `isFollowed`: something for customers comes later. */
  read(sentence: Sentence, isFollowed: boolean): void {
    this.isFollowed = isFollowed
    this.draft.sentence += 1
    this.line = sentence.line
    const before = this.draft.clauses.length
    this.readSentence(sentence)
    const found = this.draft.clauses.slice(before)
    const isSaid = found.some(({ role }) => role !== 'design')
    if (found.length > 0) this.asideLine = isSaid ? -1 : sentence.line
  }

  private readSentence({ label, name, clauses, line, isHeading }: Sentence): void {
    if (label === 'design') {
      if (isHeading) this.designLine = line
      this.isBriefed = true
      if (name) this.drop(name)
      this.putDesign(clauses, isHeading)
      return
    }
    if (label) {
      this.drop(name)
      this.readLabelled(label, clauses)
      return
    }
    if (this.isScene(clauses[0] ?? '')) {
      this.readClauses(clauses)
      return
    }
    if (this.isAside(clauses, line)) {
      this.takeNamedQuotes(clauses)
      const isBegun = !this.draft.isFirst || this.draft.clauses.length > 0
      if (isBegun || this.isPassedOver(clauses)) {
        this.putAside(clauses)
        return
      }
    }
    this.readClauses(clauses)
  }

  private readClauses(clauses: string[]): void {
    let styled = 0
    let isInScene = false
    for (const clause of clauses) {
      const goesOn: boolean = isInScene && goesOnWithScene(clause, this.language)
      isInScene = goesOn || this.isScene(clause)
      if (isInScene) this.readScene(clause)
      else styled = this.readClause(clause, styled)
    }
  }

  private isScene(clause: string): boolean {
    return !this.sellsPictures && isScene(clause, this.language)
  }

  /** Only quoted words of a picture that is wished for are on the ad. */
  private readScene(clause: string): void {
    this.draft.scene ??= seenIn(clause, this.language)
    if (!this.takeNamedQuotes([clause], true)) this.drop(clause)
  }

  /** What comes first is the headline, if it is not plainly for the designer and more follows. */
  private isPassedOver(clauses: string[]): boolean {
    const whole = clauses.map((clause) => this.quotes.shown(clause)).join(', ')
    return this.isFollowed && isToDesigner(whole, this.language, { least: FIRST_LEAST })
  }

  private isAside(clauses: string[], line: number): boolean {
    const shown = clauses.map((clause) => this.quotes.shown(clause))
    const before = {
      isBegun: this.draft.clauses.length > 0,
      isFirst: this.draft.isFirst,
      isBriefed: this.isBriefed,
      isAfterAside: line === this.asideLine,
      isInAside: line === this.designLine,
    }
    return isAside(shown, before, this.language)
  }

  /** Thai has no full stops: there a label reaches as far as what is for customers. */
  private putDesign(clauses: string[], isHeading: boolean): void {
    const isEndless = this.language === 'th' && !isHeading
    const found = clauses.findIndex((each, at) => at > 0 && this.isForCustomers(each))
    const end = isEndless && found > 0 ? found : clauses.length
    for (const clause of clauses.slice(0, end)) this.drop(clause)
    this.readClauses(clauses.slice(end))
  }

  /** What has a price, an offer or news in it is for customers all the same, and all that a colon leads to. */
  private putAside(clauses: string[]): void {
    const isLed = clauses[0]?.endsWith(':') ?? false
    for (const [at, clause] of clauses.entries()) {
      const isSaid = at > 0 && (isLed || this.isForCustomers(clause))
      if (isSaid) this.readClause(clause, 0)
      else this.drop(clause)
    }
  }

  private isForCustomers(clause: string): boolean {
    return isForCustomers(this.quotes.shown(clause), this.grammar)
  }

  private readLabelled(
    label: Exclude<Sentence['label'], null | 'design'>,
    clauses: string[],
  ): void {
    const whole = trimmed(clauses.join(', '))
    if (whole === '') return
    if (label === 'cta' || label === 'headline' || label === 'subline')
      this.draft.putNamed(this.quotes.bare(whole), label)
    else if (label === 'legal') this.draft.put(whole, 'legal')
    else {
      this.draft.isFirst = false
      for (const clause of clauses) this.draft.place(clause)
    }
  }

  /** Returns how many clauses of this sentence were of looks alone: the next ones may go on so. */
  private readClause(given: string, styled: number): number {
    const isQuoteFirst = this.draft.isFirst && given.startsWith(OPEN)
    if (this.takeNamedQuotes([given], isQuoteFirst)) return styled
    if (this.isCourtesy(given)) {
      this.drop(given)
      return styled
    }
    const introduction = this.draft.isFirst ? takeIntroduction(given, this.language) : null
    if (introduction) return this.readIntroduction(introduction)
    const telling = takeTelling(given, this.language)
    if (telling) return this.readTelling(telling, styled)
    const order = this.takeOrders(given)
    const clause = trimmed(order ? this.afterPlace(statement(order.rest)) : given)
    if (clause === '' || !/[\p{L}\p{N}\ue000]/u.test(clause)) return styled
    if (order && this.takeNamedQuotes([clause], true)) return styled
    if (this.isDesign(clause, order !== null, styled)) {
      this.drop(clause)
      return styled + 1
    }
    const parts = splitSetting(clause, this.grammar, this.lexicon, this.language)
    this.draft.place(trimmed(parts?.head ?? clause), order !== null)
    if (parts) this.drop(parts.tail)
    return parts ? 1 : 0
  }

  /** "A visual for the autumn campaign of …": one order may be within another. */
  private takeOrders(given: string): Asked | null {
    const order = takeOrder(given, this.grammar, this.draft.isFirst)
    if (!order) return null
    this.drop(order.asked)
    if (order.asked === given) this.orderedIn = this.draft.sentence
    const inner = isUnspaced(given) ? null : takeOrder(order.rest, this.grammar, false)
    if (!inner || inner.rest === '') return order
    this.drop(inner.asked)
    return inner
  }

  private readIntroduction({ asked, about, wish }: Introduction): number {
    this.drop(asked)
    this.draft.place(trimmed(about))
    this.drop(wish)
    return wish === '' ? 0 : 1
  }

  /** What the brief wants customers to read. */
  private readTelling({ asked, rest }: Asked, styled: number): number {
    this.drop(asked)
    if (rest === '') return styled
    if (this.draft.isFirst || !this.quotes.isOne(rest)) return this.readClause(rest, 0)
    this.draft.place(this.quotes.bare(rest))
    return 0
  }

  /** Without "Instagram of", where it was said what the order is for. */
  private afterPlace(text: string): string {
    const rest = withoutPlace(text, this.grammar, this.language)
    this.drop(text.slice(0, text.length - rest.length))
    return rest
  }

  private isCourtesy(clause: string): boolean {
    const { isFirst, sentence } = this.draft
    return this.courtesies.isOne(clause, { isFirst, sentence, line: this.line })
  }

  private isDesign(clause: string, isOrdered: boolean, styled: number): boolean {
    const { isFirst, sentence } = this.draft
    const around = { isFirst, isOrdered, styled, isAfterOrdered: this.orderedIn === sentence }
    return isSaidToDesigner(this.quotes.shown(clause), around, this.language, this.grammar)
  }

  /** Quoted words that were called the headline's or the button's. */
  private takeNamedQuotes(clauses: string[], isOrdered = false): boolean {
    const named = clauses.flatMap((clause) => this.quotes.namedIn(clause, isOrdered))
    for (const { role, text } of named) this.draft.putNamed(text, role)
    if (named.length > 0) for (const clause of clauses) this.keepRest(clause)
    return named.length > 0
  }

  /** What was around quoted words. */
  private keepRest(clause: string): void {
    const [before = '', ...behind] = this.quotes.withoutNamed(clause).split(NAMED)
    for (const part of clausesOf(before, this.language, this.grammar)) {
      if (isForReaders(part)) this.readClause(part, 0)
      else this.drop(part)
    }
    for (const part of clausesOf(behind.join(', '), this.language, this.grammar)) {
      const isSmall = without(keyOf(part), this.grammar.small).trim().length < 3
      if (isSmall) this.drop(part)
      else this.readClause(part, 0)
    }
  }
}
