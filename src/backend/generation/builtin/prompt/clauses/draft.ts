import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { CalledFor } from './called-for.ts'
import { closingCall } from './closing-call.ts'
import { Examples } from './examples.ts'
import { readingOf, togetherAgain } from './finished.ts'
import { headlineParts } from './headline-parts.ts'
import { isSumRaised } from './last-year.ts'
import { letKindGiveWay, letOwnerGiveWay, roleBehindHeadline } from './owner.ts'
import { type Figures, figuresOf } from './price-roles.ts'
import { demoteFirst, isNoHeadline, promoteFirst, roleOf } from './promoted.ts'
import type { Quoted } from './quoted.ts'
import type { Clause, ClauseRole, Reading } from './reading.ts'
import { withoutSights } from './sights.ts'
import { letSpeakersBeNamed } from './speakers.ts'
import { tagOf } from './tags.ts'
import { trimmed, withoutLoose } from './trimmed.ts'
import { leaveUnsure } from './unsure.ts'
import { letShowLead, letThingLead } from './what-leads.ts'
import { withoutEndings } from './without-endings.ts'
import { headOf, keyOf } from './word-lists.ts'

const SLOT = /\[[^\]\n]*(?:\]|$)|\{[^}\n]*(?:\}|$)|<[^>\n]*>|_{3,}|\bX{3,}\b|lorem ipsum/iu
const WISH =
  /^(?:(?:eu )?quero|(?:yo )?quiero|je (?:veux|réserve)|ich (?:will|möchte)|i want) .{2,24}$/iu
const NO_FIGURES: Figures = { prices: [], isOffer: false, amounts: [] }
const toldIn = (text: string, grammar: Grammar): Figures =>
  isSumRaised(text) ? NO_FIGURES : figuresOf(text, grammar)

/** What has been read of a brief so far: clauses with their roles, and the words of the button. */
export class Draft {
  readonly clauses: Clause[] = []
  /** The sentence that is read now. */
  sentence = 0
  /** Nothing of it is the headline yet. */
  isFirst = true
  /** What a picture that is wished for shows. */
  scene: string | null = null
  /** What was said of a told picture alone, which tells no trade. */
  readonly staged: string[] = []
  /** The names of the halves of a picture. */
  readonly captions: string[] = []
  private readonly examples = new Examples()
  /** The headline so far, where it says only who orders. */
  private owner: Clause | null = null
  /** What he says that he is called. */
  private name: Clause | null = null
  private readonly called: CalledFor
  /** What is read now is for the ad, as the brief itself says. */
  private isTold = false
  /** The brief itself says which words are the headline. */
  isHeadlineNamed = false
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted

  constructor(language: Language, grammar: Grammar, quotes: Quoted) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.called = new CalledFor(this.clauses, grammar)
  }

  /** What is read meanwhile is for the ad, as the brief itself says. */
  told<T>(read: () => T): T {
    const before = this.isTold
    this.isTold = true
    const result = read()
    this.isTold = before
    return result
  }

  put(text: string, role: ClauseRole): void {
    const isSaid = role !== 'design' && role !== 'slot'
    const whole = trimmed(this.quotes.shown(text))
    const shown = isSaid ? withoutEndings(whole, this.language) : withoutLoose(whole)
    if (shown === '') return
    const { prices, isOffer } = isSaid ? toldIn(shown, this.grammar) : NO_FIGURES
    this.clauses.push({
      ...(role === 'headline' && isOffer && { isOffer: true as const }),
      ...((this.isTold || shown !== trimmed(text)) && { isNamed: true as const }),
      text: shown,
      role,
      sentence: this.sentence,
      prices: prices.map(({ text: amount, role: kind }) => ({ text: amount, role: kind })),
    })
  }

  /** For the designer, as far as one can hear: what stands around it may say otherwise. */
  putGuessed(text: string): void {
    const at = this.clauses.length
    this.put(text, 'design')
    for (const clause of this.clauses.slice(at)) clause.isGuess = true
  }

  /** "We run a bakery in York": the headline, until something is named that the ad is about. */
  placeOwner(text: string, as?: 'isKind' | 'isMaker'): void {
    const at = this.clauses.length
    this.place(text)
    const head = this.clauses.slice(at).find(({ role }) => role === 'headline')
    if (!head) return
    head.isOwner = true
    if (as) head[as] = true
    this.owner = head
  }

  /** The headline was found in the sentence that is read now. */
  get isBesideHeadline(): boolean {
    return this.clauses.some(
      ({ role, sentence }) => role === 'headline' && sentence === this.sentence,
    )
  }

  get hasOwner(): boolean {
    return this.owner?.role === 'headline'
  }

  /** What the ad is about is named now: who orders is set small over it, or told below. */
  letOwnerStepBack(): void {
    if (this.owner?.role !== 'headline') return
    const { isMaker, text } = this.owner
    this.owner.role = isMaker ? 'fact' : roleBehindHeadline(this.clauses, text)
    this.isFirst = true
  }

  /** "It's called Roda Pequena": the name is set over the headline. */
  putName(text: string): void {
    this.put(text, roleBehindHeadline(this.clauses, text))
    this.name ??= this.clauses.at(-1) ?? null
  }

  /** Words that the brief itself gave a role. */
  putNamed(text: string, label: 'headline' | 'subline' | 'cta' | 'legal'): void {
    // "Chamada: Quero meu pão": behind all else, what a customer would say is for the button.
    const role = label === 'headline' && !this.isFirst && WISH.test(text) ? 'cta' : label
    if (SLOT.test(text)) {
      this.put(text, 'slot')
      return
    }
    if (role === 'cta') this.called.name(text)
    if (role !== 'cta' && role !== 'legal') this.isFirst = false
    const isSecond = role === 'headline' && this.isHeadlineNamed
    if (role === 'headline' && !isSecond) demoteFirst(this.clauses)
    if (role === 'headline') this.isHeadlineNamed = true
    this.told(() => this.put(text, isSecond ? 'subline' : role))
  }

  private withoutTag(text: string): string {
    const [tag, rest] = tagOf(text)
    if (tag) this.put(tag, 'herald')
    return rest
  }

  /** A clause for customers finds its role by itself; what an order is about is no call. */
  place(clause: string, isOrdered = false): void {
    const text = this.withoutTag(this.quotes.shown(clause))
    if (SLOT.test(text)) {
      this.put(text, 'slot')
      return
    }
    if (this.examples.reachTo(text, this)) {
      this.put(text, 'legal')
      return
    }
    const { prices, isOffer } = toldIn(text, this.grammar)
    const isPlain = prices.length === 0 && !isOffer
    if (isOffer && !/\d/u.test(text) && this.called.takeFree(text, this.isFirst)) {
      this.put(text, 'cta')
      return
    }
    if (isPlain && !(isOrdered && this.isFirst) && this.called.take(text, this.isFirst)) {
      this.put(text, 'cta')
      return
    }
    if (!this.isFirst) this.put(text, roleOf(text, this.grammar))
    // "A poster for our school fair": what was ordered in more than a word is what it is about.
    else if (this.isHerald(text) && !(text.includes(' ') && this.isAskedFor(isOrdered)))
      this.put(text, 'herald')
    else if (isNoHeadline(text, this.scene !== null, this.grammar))
      this.put(text, roleOf(text, this.grammar))
    else {
      this.isFirst = false
      this.putFirst(text)
    }
  }

  /** What was asked for stands right before, in the same sentence. */
  private isAskedFor(isOrdered: boolean): boolean {
    const last = this.clauses.at(-1)
    return isOrdered || (last?.role === 'design' && last.sentence === this.sentence)
  }

  /** "We are hiring": what comes after it is the headline. */
  private isHerald(text: string): boolean {
    const key = keyOf(text)
    return headOf(key, this.grammar.heralds)?.trim() === key.trim()
  }

  private putFirst(given: string): void {
    const { parts, call } = headlineParts(given, this.language, this.grammar)
    if (call) this.called.text ??= call
    for (const { text, role } of parts) this.put(text, role)
  }

  finish(text: string): Reading {
    leaveUnsure(this.clauses, this.language)
    letSpeakersBeNamed(this.clauses)
    if (this.owner) letOwnerGiveWay(this.clauses, this.owner, this.grammar, this.language)
    if (this.owner && this.name) letKindGiveWay(this.owner, this.name, this.language)
    if (!this.isHeadlineNamed) {
      letThingLead(this.clauses)
      letShowLead(this.clauses)
    }
    const { called } = this
    if (!called.isNamed) called.text = withoutSights(this.clauses, called.text, text, this.grammar)
    if (!this.clauses.some(({ role }) => role === 'headline')) {
      const shown = promoteFirst(this.clauses, this.owner, this.scene, this.grammar)
      if (shown) this.put(shown, 'headline')
    }
    called.text ??= closingCall(this.clauses, text, this.language)
    const { language, grammar, scene, staged, captions } = this
    const { author } = this.quotes
    const clauses = togetherAgain(this.clauses, grammar)
    return readingOf(
      {
        language,
        grammar,
        clauses,
        scene,
        staged,
        captions,
        author,
        call: called.text,
        headCall: called.head,
      },
      text,
    )
  }
}
