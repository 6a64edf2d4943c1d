import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { joinedTellings } from './announcements.ts'
import { isAside } from './asides.ts'
import { isBegunBy } from './begun-by.ts'
import { ClauseReader } from './clause-reader.ts'
import { DesignLines } from './design-lines.ts'
import { doesSomething } from './does-something.ts'
import { Draft } from './draft.ts'
import { joinedOnline } from './joined-online.ts'
import { type CopyLabel, LabelledLines, tellsWho, withName } from './labelled-lines.ts'
import { isButtonName } from './labels.ts'
import { isLookList, isLooksBeside, withLand, withLeads, withTown } from './led.ts'
import { takeName } from './names-itself.ts'
import { Praise } from './praise.ts'
import { withoutQuestion } from './questions.ts'
import type { Quoted } from './quoted.ts'
import type { Reading } from './reading.ts'
import { takeSaid } from './said-that.ts'
import { sceneryIn, sellsHomes } from './scenery.ts'
import { goesOnWithScene, isScene, seenIn, sellsPictures } from './scenes.ts'
import type { Sentence } from './segment.ts'
import { readStaged } from './stage-reader.ts'
import type { StagedPart } from './staged-parts.ts'
import { isPictureName, stagedIn } from './staging.ts'
import { trimmed } from './trimmed.ts'
import { isWarning } from './warnings.ts'
import { isUnspaced } from './word-lists.ts'

/** Reads the sentences in order, since a label or order in one affects the next. */
export class Reader {
  private readonly draft: Draft
  private readonly design: DesignLines
  private readonly clauses: ClauseReader
  /** The line whose last sentence was for the designer. */
  private asideLine = -1
  /** The line that introduces what the ad has to say. */
  private saidLine = -1
  private isFollowed = false
  private readonly labelled: LabelledLines
  private readonly praise: Praise
  private readonly isStagedLater: boolean
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted
  /** Businesses that sell pictures mention them to customers. */
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
    this.praise = new Praise(language, grammar, quotes)
    this.labelled = new LabelledLines(language, quotes, this.draft, (clauses) =>
      this.readClauses(clauses),
    )
    this.clauses = new ClauseReader({ language, grammar, quotes }, this.draft, (clauses) =>
      this.sceneryIn(clauses),
    )
    this.design = new DesignLines(
      { language, grammar, quotes },
      this.draft,
      this.clauses,
      (clauses) => this.readClauses(clauses),
    )
  }

  drop(text: string): void {
    this.draft.put(text, 'design')
  }

  finish(text: string): Reading {
    return this.draft.finish(text)
  }

  /** `isFollowed`: whether something for customers comes later. */
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
    else if (label === 'design') this.design.read(sentence)
    else if (label && this.labelled.readTitled(name, clauses)) return
    else if (label) this.readLabelled({ ...sentence, label, clauses })
    else if (
      line !== this.saidLine &&
      !this.isScene(clauses[0] ?? '') &&
      !isBegunBy(clauses, this.draft, this.language) &&
      !clauses.some((clause) => takeName(this.quotes.shown(clause))) &&
      !clauses.some((clause) => takeSaid(clause, this.grammar)) &&
      this.isAside(clauses, line)
    )
      this.design.readAside(clauses, this.isFollowed)
    else this.readClauses(clauses)
  }

  private readLabelled(sentence: Sentence & { label: CopyLabel }): void {
    const { label, name, clauses, line } = sentence
    const isKept = label === 'fact' && tellsWho(name)
    if (!isKept) this.drop(name)
    if (label === 'fact') this.saidLine = line
    this.labelled.readLabelled(label, isKept ? withName(name, clauses) : clauses)
  }

  /** "Keep out of reach of children" is no order to the designer; null if nothing else is left. */
  private withoutWarnings(sentence: Sentence): Sentence | null {
    const { label, clauses } = sentence
    if (label !== null) return sentence
    // Whatever comes first is the headline.
    const from = this.draft.isFirst ? 1 : 0
    const warns = clauses.map(
      (each, at) => at >= from && isWarning(this.quotes.shown(each), this.language),
    )
    for (const [at, clause] of clauses.entries())
      if (warns[at]) this.draft.put(this.quotes.bare(trimmed(clause)), 'legal')
    if (!warns.includes(false)) return null
    return { ...sentence, clauses: clauses.filter((_, at) => !warns[at]) }
  }

  /** A label belongs to the picture if it names its kind: "Phone style: …". */
  private stagedIn({ label, name, clauses }: Sentence): StagedPart[] | null {
    if (this.sellsPictures || (label !== null && label !== 'design')) return null
    const told = name ? [name, ...clauses] : clauses
    if (name && !isPictureName(name, this.language)) return null
    const { isFirst, staged } = this.draft
    const isGoneOn = isFirst ? this.isStagedLater : staged.length > 0
    return stagedIn(told, this.language, { isFirst, isGoneOn })
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
      else if (this.praise.isOne(clause, clauses, at, this.draft.isFirst)) this.draft.place(clause)
      else styled = this.clauses.read(clause, styled)
    }
  }

  /** ปุ่ม ดาวน์โหลดเลย: the label, with the button's words in the next clause. */
  private withoutButton(clauses: string[]): string[] {
    const at = clauses.findIndex((clause) => isButtonName(clause, this.grammar))
    const words = at < 0 ? undefined : clauses[at + 1]
    if (words === undefined) return clauses
    this.drop(clauses[at] ?? '')
    this.draft.putNamed(this.quotes.bare(words), 'cta')
    return clauses.filter((_, index) => index !== at && index !== at + 1)
  }

  /** Whether we are past the headline's sentence, whose clauses describe the headline; Thai has only one sentence. */
  private get isBehindHeadline(): boolean {
    const { isFirst, isBesideHeadline, isHeadlineNamed } = this.draft
    // A quoted headline is complete, so what follows no longer describes it.
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

  /** Joins clauses with their introductions and puts the subject of a third-person sentence aside. */
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

  private isScene(clause: string): boolean {
    return !this.sellsPictures && isScene(clause, this.language, this.draft.isFirst)
  }

  /** Of a requested picture, only its quotes are on the ad. */
  private readScene(clause: string): void {
    this.draft.scene ??= seenIn(clause, this.language)
    if (!this.clauses.takeNamedQuotes([clause], true)) this.drop(clause)
  }

  private isAside(clauses: string[], line: number): boolean {
    const shown = clauses.map((clause) => this.quotes.shown(clause))
    const before = {
      isBegun: this.draft.clauses.length > 0,
      isFirst: this.draft.isFirst,
      isBriefed: this.design.isBriefed,
      isAfterAside: line === this.asideLine,
      isInAside: line === this.design.line,
    }
    return isAside(shown, before, this.language)
  }
}
