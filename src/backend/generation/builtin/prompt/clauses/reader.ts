import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isToDesigner } from './addressee.ts'
import { joinedTellings, toldIn } from './announcements.ts'
import { isAside, isButton, isForCustomers } from './asides.ts'
import { isBegunBy } from './begun-by.ts'
import { ClauseReader } from './clause-reader.ts'
import { doesSomething } from './does-something.ts'
import { Draft } from './draft.ts'
import { joinedOnline } from './joined-online.ts'
import { isAboutLabel, isButtonName, isNoteName, isVacancyLabel } from './labels.ts'
import { isLookList, isLooksBeside, isPriceLabel, withLand, withLeads, withTown } from './led.ts'
import { isNameLabel, takeName } from './names-itself.ts'
import { withoutQuestion } from './questions.ts'
import type { Quoted } from './quoted.ts'
import type { Reading } from './reading.ts'
import { takeSaid } from './said-that.ts'
import { isNoteForCustomers } from './said-to-designer.ts'
import { sceneryIn, sellsHomes } from './scenery.ts'
import { goesOnWithScene, isScene, seenIn, sellsPictures } from './scenes.ts'
import type { Sentence } from './segment.ts'
import { readStaged } from './stage-reader.ts'
import type { StagedPart } from './staged-parts.ts'
import { isPictureName, stagedIn } from './staging.ts'
import { trimmed } from './trimmed.ts'
import { isWarning } from './warnings.ts'
import { has, isUnspaced, keyOf } from './word-lists.ts'

/** How plainly the first sentence has to speak to the designer to be none of the ad. */
const FIRST_LEAST = 3
const PRAISE_MAX = 16

/** Walks through the sentences, since what one says of itself reaches into the next. */
export class Reader {
  private readonly draft: Draft
  /** The line on which a sentence began to speak to the designer. */
  private designLine = -1
  private readonly clauses: ClauseReader
  /** The line whose last sentence was the designer's. */
  private asideLine = -1
  /** The line that says itself what the ad has to tell. */
  private saidLine = -1
  private isBriefed = false
  private isFollowed = false
  private readonly lasts = new WeakMap<string[], number>()
  private readonly isStagedLater: boolean
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted
  /** Who sells pictures speaks of them to customers. */
  private readonly sellsPictures: boolean
  private readonly isOfHomes: boolean

  constructor(language: Language, grammar: Grammar, quotes: Quoted, isStagedLater: boolean) {
    this.isStagedLater = isStagedLater
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.sellsPictures = sellsPictures(quotes.text, language)
    this.isOfHomes = sellsHomes(quotes.text, language)
    this.draft = new Draft(language, grammar, quotes)
    this.clauses = new ClauseReader({ language, grammar, quotes }, this.draft, (clauses) =>
      this.sceneryIn(clauses),
    )
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
    this.clauses.line = sentence.line
    const before = this.draft.clauses.length
    this.readSentence(sentence)
    const found = this.draft.clauses.slice(before)
    const isSaid = found.some(({ role }) => role !== 'design')
    if (found.length > 0) this.asideLine = isSaid ? -1 : sentence.line
  }

  private readSentence(given: Sentence): void {
    const sentence = this.withoutWarnings(given)
    if (!sentence) return
    const { label, name, line } = sentence
    const asked = withoutQuestion(sentence.clauses)
    const clauses = joinedOnline(joinedTellings(asked, this.language), this.language)
    const staged = this.stagedIn(sentence)
    if (staged) readStaged(staged, this.draft, this.quotes, this.clauses)
    else if (label === 'design') this.readDesign(sentence)
    else if (label && this.readTitled(name, clauses)) return
    else if (label) {
      this.drop(name)
      if (label === 'fact') this.saidLine = line
      this.readLabelled(label, clauses)
    } else if (
      line !== this.saidLine &&
      !this.isScene(clauses[0] ?? '') &&
      !isBegunBy(clauses, this.draft, this.language) &&
      !clauses.some((clause) => takeName(this.quotes.shown(clause))) &&
      !clauses.some((clause) => takeSaid(clause, this.grammar)) &&
      this.isAside(clauses, line)
    ) {
      this.readAside(clauses)
    } else this.readClauses(clauses)
  }

  /** Whose ad it is, or what of: "Client: …", "Campaign: …", "Vacancy: …". */
  private readTitled(name: string, clauses: string[]): boolean {
    const isName = isNameLabel(name)
    if (!isName && !isAboutLabel(name) && !isVacancyLabel(name)) return false
    if (isVacancyLabel(name)) this.draft.put(trimmed(name), 'herald')
    else this.drop(name)
    // Thai ends no sentence: the name does.
    const named = this.language === 'th' ? 1 : clauses.length
    if (isName) {
      this.draft.putName(this.quotes.bare(trimmed(clauses.slice(0, named).join(', '))))
      this.readClauses(clauses.slice(named))
    } else this.draft.told(() => this.readClauses(clauses))
    return true
  }

  /** "Keep out of reach of children" is no order to the designer; null where nothing else is said. */
  private withoutWarnings(sentence: Sentence): Sentence | null {
    const { label, clauses } = sentence
    if (label !== null) return sentence
    // What comes first is the headline, whatever it says.
    const from = this.draft.isFirst ? 1 : 0
    const warns = clauses.map(
      (each, at) => at >= from && isWarning(this.quotes.shown(each), this.language),
    )
    for (const [at, clause] of clauses.entries())
      if (warns[at]) this.draft.put(this.quotes.bare(trimmed(clause)), 'legal')
    if (!warns.includes(false)) return null
    return { ...sentence, clauses: clauses.filter((_, at) => !warns[at]) }
  }

  /** A label is of the picture where it names its kind: "Phone style: …". */
  private stagedIn({ label, name, clauses }: Sentence): StagedPart[] | null {
    if (this.sellsPictures || (label !== null && label !== 'design')) return null
    const told = name ? [name, ...clauses] : clauses
    if (name && !isPictureName(name, this.language)) return null
    const { isFirst, staged } = this.draft
    const isGoneOn = isFirst ? this.isStagedLater : staged.length > 0
    return stagedIn(told, this.language, { isFirst, isGoneOn })
  }

  /** A line that calls itself one for the designer, or a note that may be for customers. */
  private readDesign({ name, clauses, line, isHeading }: Sentence): void {
    if (name) this.drop(name)
    // "Art for the feed: feijoada R$ 49": the thing ordered, and behind the colon what it is about.
    const isOrder = this.draft.isFirst && has(keyOf(name), this.grammar.media)
    if (isOrder && clauses.some((clause) => this.isForCustomers(clause))) {
      this.readClauses(clauses)
      return
    }
    if (isNoteName(name) && this.isNoteForCustomers(clauses)) {
      for (const clause of clauses) this.draft.put(clause, 'legal')
      return
    }
    // "The idea: a calm ad that says “…”": what it says is on it.
    const ordered = clauses.filter((clause) => has(keyOf(clause), this.grammar.media))
    if (ordered.some((clause) => this.quotes.isNamed(clause))) {
      this.clauses.takeNamedQuotes(clauses)
      return
    }
    if (isHeading) this.designLine = line
    this.isBriefed = true
    this.putDesign(clauses, isHeading)
  }

  private readAside(clauses: string[]): void {
    if (this.clauses.takeNamedQuotes(clauses)) return
    const isBegun = !this.draft.isFirst || this.draft.clauses.length > 0
    if (isBegun || this.isPassedOver(clauses)) this.putAside(clauses)
    else this.readClauses(clauses)
  }

  private isNoteForCustomers(clauses: string[]): boolean {
    const whole = this.quotes.shown(clauses.join(', '))
    return clauses.length > 0 && isNoteForCustomers(whole, this.language, this.grammar)
  }

  private readClauses(clauses: string[]): void {
    if (this.areLooks(clauses)) {
      for (const clause of clauses) this.drop(clause)
      return
    }
    let styled = 0
    let isInScene = false
    const readable = this.readable(clauses)
    const scenery = this.sceneryIn(readable)
    for (const [at, clause] of readable.entries()) {
      if (scenery[at] && this.isBehindHeadline) {
        this.drop(clause)
        styled += 1
        continue
      }
      const goesOn: boolean = isInScene && goesOnWithScene(clause, this.language)
      isInScene = goesOn || this.isScene(clause)
      if (isInScene) this.readScene(clause)
      else if (this.isPraise(clause, clauses, at)) this.draft.place(clause)
      else styled = this.clauses.read(clause, styled)
    }
  }

  /** ปุ่ม ดาวน์โหลดเลย: its name, and in the clause behind it its words. */
  private withoutButton(clauses: string[]): string[] {
    const at = clauses.findIndex((clause) => isButtonName(clause, this.grammar))
    const words = at < 0 ? undefined : clauses[at + 1]
    if (words === undefined) return clauses
    this.drop(clauses[at] ?? '')
    this.draft.putNamed(this.quotes.bare(words), 'cta')
    return clauses.filter((_, index) => index !== at && index !== at + 1)
  }

  /** What stands in the headline's own sentence is told of it; Thai has but one sentence. */
  private get isBehindHeadline(): boolean {
    const { isFirst, isBesideHeadline, isHeadlineNamed } = this.draft
    // Behind words in quotes, too: those are the headline, and what follows is not told of it.
    return !isFirst && (this.language === 'th' || !isBesideHeadline || isHeadlineNamed)
  }

  private sceneryIn(clauses: string[]): boolean[] {
    if (this.sellsPictures) return []
    const around = { isOfHomes: this.isOfHomes, isEnd: !this.isFollowed }
    return sceneryIn(clauses, this.language, around)
  }

  private areLooks(clauses: string[]): boolean {
    if (this.draft.isFirst) return false
    const isEnd = !this.isFollowed && isLooksBeside(clauses, this.language)
    return isEnd || isLookList(clauses, this.language)
  }

  /** With what leads to them, and without who does what is told, who is set apart. */
  private readable(given: string[]): string[] {
    const { isFirst } = this.draft
    const done = isFirst && !isUnspaced(given[0] ?? '') ? doesSomething(given) : null
    if (done) {
      this.draft.placeOwner(done.owner)
      this.draft.letOwnerStepBack()
    }
    const clauses = done?.rest ?? withTown(withLand(given), isFirst)
    return this.withoutButton(withLeads(clauses, this.quotes, this.language, isFirst))
  }

  /** Thai ends no sentence: อ่อนโยน before "free delivery" is what it is, and behind all else how it is to look. */
  private isPraise(clause: string, clauses: string[], at: number): boolean {
    const { language, grammar } = this
    if (this.draft.isFirst) return false
    if (isPriceLabel(clause, clauses[at + 1], language)) return true
    if (language !== 'th' || /\d/u.test(clause) || clause.length > PRAISE_MAX) return false
    const isFollowed = at < this.lastForCustomers(clauses)
    const asked = [grammar.looks, grammar.asks, grammar.media, grammar.depicted, grammar.orders]
    return isFollowed && !asked.some((list) => has(keyOf(clause), list))
  }

  /** Asked for by each of its clauses, and a Thai line may have all of the brief's. */
  private lastForCustomers(clauses: string[]): number {
    const known =
      this.lasts.get(clauses) ?? clauses.findLastIndex((each) => this.isForCustomers(each))
    this.lasts.set(clauses, known)
    return known
  }

  private isScene(clause: string): boolean {
    return !this.sellsPictures && isScene(clause, this.language, this.draft.isFirst)
  }

  /** Only quoted words of a picture that is wished for are on the ad. */
  private readScene(clause: string): void {
    this.draft.scene ??= seenIn(clause, this.language)
    if (!this.clauses.takeNamedQuotes([clause], true)) this.drop(clause)
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
      const told = at > 0 ? toldIn(clause, this.language) : null
      const isCall = isButton(clause, this.language, this.grammar)
      const isSaid = (at > 0 && (isLed || this.isForCustomers(clause))) || isCall
      if (told || isSaid) this.clauses.read(told ?? clause, 0)
      else this.draft.putGuessed(clause)
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
    else if (label === 'legal') this.draft.put(this.quotes.bare(whole), 'legal')
    else {
      this.draft.isFirst = false
      this.draft.told(() => {
        for (const clause of clauses) this.draft.place(clause)
      })
    }
  }
}
