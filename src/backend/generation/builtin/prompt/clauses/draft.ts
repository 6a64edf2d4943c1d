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

/** The parts of a brief read so far: clauses with their roles, and the button label. */
export class Draft {
  readonly clauses: Clause[] = []
  /** The sentence being read. */
  sentence = 0
  /** There is no headline yet. */
  isFirst = true
  /** What the requested picture shows. */
  scene: string | null = null
  /** Clauses that only describe the picture, which reveal no trade. */
  readonly staged: string[] = []
  /** The labels of a picture's halves. */
  readonly captions: string[] = []
  private readonly examples = new Examples()
  /** The current headline, if it only says who the client is. */
  private owner: Clause | null = null
  /** The name the client gives himself. */
  private name: Clause | null = null
  private readonly called: CalledFor
  /** The brief says that the clauses being read now are for the ad. */
  private isTold = false
  /** The brief says explicitly which words are the headline. */
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

  /** Runs `read` with every clause marked as meant for the ad. */
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

  /** Adds a clause that is probably for the designer; its context may prove otherwise. */
  putGuessed(text: string): void {
    const at = this.clauses.length
    this.put(text, 'design')
    for (const clause of this.clauses.slice(at)) clause.isGuess = true
  }

  /** "We run a bakery in York": the headline until the ad's subject is named. */
  placeOwner(text: string, as?: 'isKind' | 'isMaker'): void {
    const at = this.clauses.length
    this.place(text)
    const head = this.clauses.slice(at).find(({ role }) => role === 'headline')
    if (!head) return
    head.isOwner = true
    if (as) head[as] = true
    this.owner = head
  }

  /** Whether the headline was found in the current sentence. */
  get isBesideHeadline(): boolean {
    return this.clauses.some(
      ({ role, sentence }) => role === 'headline' && sentence === this.sentence,
    )
  }

  get hasOwner(): boolean {
    return this.owner?.role === 'headline'
  }

  /** The subject is about to be named: the client moves above the headline or into the facts. */
  letOwnerStepBack(): void {
    if (this.owner?.role !== 'headline') return
    const { isMaker, text } = this.owner
    this.owner.role = isMaker ? 'fact' : roleBehindHeadline(this.clauses, text)
    this.isFirst = true
  }

  /** "It's called Roda Pequena": the name goes above the headline. */
  putName(text: string): void {
    this.put(text, roleBehindHeadline(this.clauses, text))
    this.name ??= this.clauses.at(-1) ?? null
  }

  /** Adds words to which the brief gives a role. */
  putNamed(text: string, label: 'headline' | 'subline' | 'cta' | 'legal'): void {
    // "Chamada: Quero meu pão": after everything else, a line in the customer's voice is for the button.
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

  /** Adds a clause for customers under the role it suggests; the subject of an order is no call. */
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
    // "A poster for our school fair": a subject of more than one word is the headline.
    else if (this.isHerald(text) && !(text.includes(' ') && this.isAskedFor(isOrdered)))
      this.put(text, 'herald')
    else if (isNoHeadline(text, this.scene !== null, this.grammar))
      this.put(text, roleOf(text, this.grammar))
    else {
      this.isFirst = false
      this.putFirst(text)
    }
  }

  /** Whether an order stands directly before, in the same sentence. */
  private isAskedFor(isOrdered: boolean): boolean {
    const last = this.clauses.at(-1)
    return isOrdered || (last?.role === 'design' && last.sentence === this.sentence)
  }

  /** "We are hiring": what follows is the headline. */
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
