import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { callAtEnd, callIn, wholeCall } from './calls.ts'
import { isDated } from './dates.ts'
import {
  type Asked,
  isForReaders,
  isOrder,
  isPictured,
  isPlainOrder,
  isStyle,
  speaksOfLooks,
  takeOrder,
} from './design.ts'
import { splitHeadline } from './headline.ts'
import { joinedNegations } from './negations.ts'
import { figuresOf } from './price-roles.ts'
import { hideQuotes, NAMED, type Quoted } from './quoted.ts'
import type { Clause, ClauseRole, Reading } from './reading.ts'
import { clausesOf, OPEN, type Sentence, segment, trimmed } from './segment.ts'
import {
  isClosing,
  isGreeting,
  isPlacement,
  isPolite,
  isSignature,
  splitSetting,
  statement,
  takeTelling,
  withoutPlace,
} from './talk.ts'
import { buttonOf, tradeOf } from './trade.ts'
import { has, headOf, isUnspaced, keyOf, without } from './word-lists.ts'

/** A brief of more clauses is not written by hand: what is beyond is not read, and not printed. */
const CLAUSES_MAX = 120
const LINES_MAX = 120
const CLAUSE_CHARACTERS_MAX = 480
const SLOT = /\[[^\]\n]*(?:\]|$)|\{[^}\n]*(?:\}|$)|<[^>\n]*>|_{3,}|\bX{3,}\b|lorem ipsum/iu

/** Gives every clause of a brief its role; never fails, whatever the text. */
export function readClauses(text: string, language: Language): Reading {
  const grammar = GRAMMARS[language]
  const quotes = hideQuotes(text, grammar)
  const lines = quotes.text.split('\n')
  const sentences = bounded(segment(lines.slice(0, LINES_MAX), language, grammar))
  const reader = new Reader(language, grammar, quotes)
  for (const sentence of sentences.kept) reader.read(sentence)
  for (const rest of [...sentences.dropped, lines.slice(LINES_MAX).join(' ')]) reader.drop(rest)
  return reader.finish(text)
}

function bounded(sentences: Sentence[]): { kept: Sentence[]; dropped: string[] } {
  let count = 0
  const kept: Sentence[] = []
  const dropped: string[] = []
  for (const sentence of sentences) {
    const clauses: string[] = []
    for (const clause of sentence.clauses) {
      const isRead = count < CLAUSES_MAX && clause.length <= CLAUSE_CHARACTERS_MAX
      ;(isRead ? clauses : dropped).push(clause)
      count += 1
    }
    if (clauses.length > 0 || sentence.label) kept.push({ ...sentence, clauses })
  }
  return { kept, dropped: dropped.length > 0 ? [dropped.join(', ')] : [] }
}

/** Walks through the sentences, since what one says of itself reaches into the next. */
class Reader {
  readonly clauses: Clause[] = []
  private index = 0
  /** The line on which a sentence began to speak to the designer. */
  private designLine = -1
  private isFirst = true
  /** The sentence and line of thanks, below which stands a name. */
  private thanks: { index: number; line: number } | null = null
  private line = 0
  /** The line whose last sentence was the designer's. */
  private asideLine = -1
  /** A line named its audience, its aim or its tone. */
  private isBriefed = false
  private call: string | null = null
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted

  constructor(language: Language, grammar: Grammar, quotes: Quoted) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
  }

  private get lexicon() {
    return LEXICONS[this.language]
  }

  drop(text: string): void {
    this.put(text, 'design')
  }

  read(sentence: Sentence): void {
    this.index += 1
    this.line = sentence.line
    const before = this.clauses.length
    this.readSentence(sentence)
    const found = this.clauses.slice(before)
    const isTold = found.some(({ role }) => role !== 'design')
    if (found.length > 0) this.asideLine = isTold ? -1 : sentence.line
  }

  private readSentence({ label, name, clauses, line, isHeading }: Sentence): void {
    if (label === 'design') {
      if (isHeading) this.designLine = line
      this.isBriefed = true
      if (name) this.put(name, 'design')
      this.putDesign(clauses, isHeading)
      return
    }
    if (label) {
      this.put(name, 'design')
      this.readLabelled(label, clauses)
      return
    }
    if (this.isAside(clauses, line)) {
      this.takeNamedQuotes(clauses)
      if (!this.isFirst || this.clauses.length > 0) {
        this.putAside(clauses)
        return
      }
    }
    let styled = 0
    for (const clause of clauses) styled = this.readClause(clause, styled)
  }

  /** Thai has no full stops: there a label reaches as far as what customers are told. */
  private putDesign(clauses: string[], isHeading: boolean): void {
    const isEndless = this.language === 'th' && !isHeading
    const found = clauses.findIndex((each, at) => at > 0 && this.isForCustomers(each))
    const end = isEndless && found > 0 ? found : clauses.length
    for (const clause of clauses.slice(0, end)) this.put(clause, 'design')
    let styled = 0
    for (const clause of clauses.slice(end)) styled = this.readClause(clause, styled)
  }

  /** A sentence to the designer: it begins as an order, or goes on where one was given. */
  private isAside(clauses: string[], line: number): boolean {
    const [first = '', ...others] = clauses.map((clause) => this.quotes.shown(clause))
    const whole = [first, ...others].join(', ')
    if (line === this.designLine && !isForReaders(whole)) return true
    return (
      this.goesOnAside(whole, line) ||
      this.isBackground(whole) ||
      isOrder(first, this.grammar, this.lexicon) ||
      others.some((each) => this.isConclusion(each))
    )
  }

  /** Once the designer is spoken to, he is until customers are told something. */
  private goesOnAside(sentence: string, line: number): boolean {
    if (this.isFirst || line !== this.asideLine) return false
    const isTold = this.isForCustomers(sentence) || callIn(sentence, this.grammar) !== null
    return !isTold && !isDated(sentence) && !has(keyOf(sentence), this.grammar.legal)
  }

  /** "… so please be kind": the sentence told the designer why. */
  private isConclusion(clause: string): boolean {
    const key = keyOf(clause)
    const opening = headOf(key, TALK[this.language].therefore)
    return opening !== null && isOrder(key.slice(opening.length), this.grammar, this.lexicon)
  }

  /** It speaks of the poster itself, or of what we want and what people think. */
  private isBackground(sentence: string): boolean {
    if (this.isForCustomers(sentence)) return false
    const key = keyOf(sentence)
    const { crafts, crowd, backers, minds, openers } = TALK[this.language]
    if (this.clauses.length === 0 || callIn(sentence, this.grammar)) return false
    if ([openers, crowd].some((list) => headOf(key, list) !== null) || has(key, crafts)) return true
    if (!has(key, backers)) return false
    return has(key, minds) || (this.isBriefed && !this.isFirst && !/\d/u.test(sentence))
  }

  /** What has a price, an offer or news in it is told all the same, and all that a colon leads to. */
  private putAside(clauses: string[]): void {
    const isLed = clauses[0]?.endsWith(':') ?? false
    for (const [at, clause] of clauses.entries()) {
      const isTold = at > 0 && (isLed || this.isForCustomers(clause))
      if (isTold) this.readClause(clause, 0)
      else this.put(clause, 'design')
    }
  }

  private isForCustomers(clause: string): boolean {
    const shown = this.quotes.shown(clause)
    const { offers, tidings } = this.grammar
    const key = keyOf(shown)
    return isForReaders(shown) || has(key, offers) || has(key, tidings)
  }

  private readLabelled(
    label: Exclude<Sentence['label'], null | 'design'>,
    clauses: string[],
  ): void {
    const whole = trimmed(clauses.join(', '))
    if (whole === '') return
    if (label === 'cta') {
      this.call = this.quotes.bare(whole)
      this.put(this.quotes.bare(whole), 'cta')
    } else if (label === 'headline' || label === 'subline') {
      this.isFirst = false
      if (label === 'headline') this.demoteFirst()
      this.put(this.quotes.bare(whole), label)
    } else if (label === 'legal') this.put(whole, 'legal')
    else {
      this.isFirst = false
      for (const clause of clauses) this.place(clause)
    }
  }

  /** Returns how many clauses of this sentence were of looks alone: the next ones may go on so. */
  private readClause(given: string, styled: number): number {
    const isQuoteFirst = this.isFirst && given.startsWith(OPEN)
    if (this.takeNamedQuotes([given], isQuoteFirst)) return styled
    if (this.isCourtesy(given)) {
      this.put(given, 'design')
      return styled
    }
    const telling = takeTelling(given, this.language)
    if (telling) return this.readTold(telling, styled)
    const order = this.takeOrders(given)
    const clause = trimmed(order ? this.afterPlace(statement(order.rest)) : given)
    if (clause === '' || !/[\p{L}\p{N}\ue000]/u.test(clause)) return styled
    if (order && this.takeNamedQuotes([clause], true)) return styled
    if (this.isDesign(clause, order !== null, styled)) {
      this.put(clause, 'design')
      return styled + 1
    }
    const parts = splitSetting(clause, this.grammar, this.lexicon, this.language)
    this.place(trimmed(parts?.head ?? clause))
    if (parts) this.put(parts.tail, 'design')
    return parts ? 1 : 0
  }

  /** "A visual for the autumn campaign of …": one order may stand within another. */
  private takeOrders(given: string): Asked | null {
    const order = takeOrder(given, this.grammar, this.isFirst)
    if (!order) return null
    this.put(order.asked, 'design')
    const inner = isUnspaced(given) ? null : takeOrder(order.rest, this.grammar, false)
    if (!inner || inner.rest === '') return order
    this.put(inner.asked, 'design')
    return inner
  }

  /** What the brief wants to be told. */
  private readTold({ asked, rest }: Asked, styled: number): number {
    this.put(asked, 'design')
    if (rest === '') return styled
    if (this.isFirst || !this.quotes.isOne(rest)) return this.readClause(rest, 0)
    this.place(this.quotes.bare(rest))
    return 0
  }

  /** Without "Instagram of", where it was said what the order is for. */
  private afterPlace(text: string): string {
    const rest = withoutPlace(text, this.grammar, this.language)
    this.put(text.slice(0, text.length - rest.length), 'design')
    return rest
  }

  /** Greetings, thanks, and the name below them. */
  private isCourtesy(clause: string): boolean {
    if (isPolite(clause, this.language)) return true
    if (this.isFirst) return isGreeting(clause, this.language)
    const thanks = this.thanks
    if (thanks && (thanks.index === this.index || thanks.line < this.line))
      return isSignature(clause)
    if (!isClosing(clause, this.language)) return false
    this.thanks = { index: this.index, line: this.line }
    return true
  }

  private isDesign(clause: string, isOrdered: boolean, styled: number): boolean {
    const { grammar, lexicon } = this
    const shown = this.quotes.shown(clause)
    if (isPlacement(shown, grammar, this.language)) return true
    if (this.isFirst && isOrdered) return false
    if (isStyle(shown, grammar, lexicon)) return true
    if (this.isFirst) return isPlainOrder(shown, grammar)
    const isJoined =
      headOf(keyOf(shown), TALK[this.language].because) !== null && !this.isForCustomers(shown)
    const goesOn = styled > 0 && !isOrdered && (isVague(shown, grammar) || isJoined)
    if (isPictured(shown, grammar)) return true
    return goesOn || speaksOfLooks(shown, grammar, lexicon) || isOrder(shown, grammar, lexicon)
  }

  /** Quoted words that were called the headline's or the button's. */
  private takeNamedQuotes(clauses: string[], isOrdered = false): boolean {
    let isTaken = false
    for (const clause of clauses)
      for (const named of this.quotes.namedIn(clause, isOrdered)) {
        isTaken = true
        if (SLOT.test(named.text)) {
          this.put(named.text, 'slot')
          continue
        }
        if (named.role === 'cta') this.call = named.text
        else this.isFirst = false
        if (named.role === 'headline') this.demoteFirst()
        this.put(named.text, named.role)
      }
    if (isTaken) for (const clause of clauses) this.keepRest(clause)
    return isTaken
  }

  /** What stood around quoted words. */
  private keepRest(clause: string): void {
    const [before = '', ...behind] = this.quotes.withoutNamed(clause).split(NAMED)
    for (const part of clausesOf(before, this.language, this.grammar)) {
      if (isForReaders(part)) this.readClause(part, 0)
      else this.put(part, 'design')
    }
    for (const part of clausesOf(behind.join(', '), this.language, this.grammar)) {
      const isSmall = without(keyOf(part), this.grammar.small).trim().length < 3
      if (isSmall) this.put(part, 'design')
      else this.readClause(part, 0)
    }
  }

  private place(clause: string): void {
    const text = this.quotes.shown(clause)
    if (SLOT.test(text)) {
      this.put(text, 'slot')
      return
    }
    const { prices, isOffer } = figuresOf(text, this.grammar)
    const isPlain = prices.length === 0 && !isOffer
    if (isPlain && this.takeCall(text)) {
      this.put(text, 'cta')
      return
    }
    if (this.isFirst && !has(keyOf(text), this.grammar.legal)) {
      this.isFirst = false
      this.putFirst(text)
    } else this.put(text, this.roleOf(text))
  }

  /** Whether a clause is a call and nothing else; one that says more gives the button its words. */
  private takeCall(text: string): boolean {
    const call = callIn(text, this.grammar)
    if (!call || (this.isFirst && call.isPart)) {
      if (!this.isFirst) this.call ??= callAtEnd(text, this.grammar)
      return false
    }
    if (call.text.includes(' ') || !call.isPart || isWide(call.text))
      this.call ??= call.isPart ? wholeCall(call.text, this.grammar) : call.text
    return !call.isPart
  }

  /** What came first is no headline where the brief names another. */
  private demoteFirst(): void {
    for (const clause of this.clauses) if (clause.role === 'headline') clause.role = 'fact'
  }

  private putFirst(text: string): void {
    const call = callAtEnd(text, this.grammar)
    const about = call ? trimmed(text.slice(0, text.lastIndexOf(call))) : ''
    if (call && about.length > 1) {
      this.call ??= call
      this.put(call, 'cta')
    }
    const [headline, rest] = splitHeadline(about.length > 1 ? about : text, this.grammar)
    this.put(headline, 'headline')
    if (rest) this.put(rest, this.roleOf(rest))
  }

  private roleOf(text: string): ClauseRole {
    const { prices, isOffer } = figuresOf(text, this.grammar)
    if (isOffer) return 'offer'
    if (prices.length > 0) return 'price'
    return has(keyOf(text), this.grammar.legal) ? 'legal' : 'fact'
  }

  private put(text: string, role: ClauseRole): void {
    const shown = trimmed(this.quotes.shown(text))
    if (shown === '') return
    const prices = role === 'design' || role === 'slot' ? [] : figuresOf(shown, this.grammar).prices
    this.clauses.push({
      text: shown,
      role,
      sentence: this.index,
      prices: prices.map(({ text: amount, role: kind }) => ({ text: amount, role: kind })),
    })
  }

  /** No headline is made up where something is told. */
  private promoteFirst(): void {
    const told = this.clauses.filter(({ role }) => ['fact', 'offer', 'price'].includes(role))
    const first = told.find(({ role }) => role === 'fact') ?? told[0]
    if (first) first.role = 'headline'
  }

  finish(text: string): Reading {
    if (!this.clauses.some(({ role }) => role === 'headline')) this.promoteFirst()
    const clauses = joinedNegations(this.clauses, this.grammar)
    const first = (role: ClauseRole) => clauses.find((clause) => clause.role === role)?.text ?? null
    const isSelling = clauses.some(({ role }) => role === 'offer' || role === 'price')
    const copy = clauses
      .filter(({ role }) => role !== 'design')
      .map((clause) => clause.text)
      .join('. ')
    return {
      language: this.language,
      clauses,
      headline: first('headline'),
      subline: first('subline'),
      author: this.quotes.author,
      cta: this.call ?? first('cta') ?? buttonOf(copy, text, this.grammar, isSelling),
      isCallGiven: this.call !== null || first('cta') !== null,
      trade: tradeOf(copy, this.grammar) ?? tradeOf(text, this.grammar),
    }
  }
}

const isWide = (text: string): boolean => /[^\p{sc=Latin}\p{sc=Common}]/u.test(text)

/** Few plain words behind a clause of looks: "Magenta, loud, big numbers". */
const isVague = (text: string, grammar: Grammar): boolean =>
  !/\d/u.test(text) &&
  !isForReaders(text) &&
  !has(keyOf(text), grammar.tidings) &&
  text.split(' ').length <= 4 &&
  text.length <= 32
