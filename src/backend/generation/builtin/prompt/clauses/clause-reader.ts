import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { takeAnnouncement } from './announcements.ts'
import type { Asked } from './asked.ts'
import { isBare } from './bare.ts'
import { tellsOpening } from './called.ts'
import { Courtesies } from './courtesies.ts'
import { isForReaders, splitLooks } from './design.ts'
import type { Draft } from './draft.ts'
import { isForeignStyle } from './foreign-style.ts'
import { isHouseRule } from './house-rules.ts'
import { isHouse } from './houses.ts'
import { Introduced } from './introduced.ts'
import { ARTICLE, takeIntroduction, takeNews } from './introductions.ts'
import { withoutOursOnline } from './joined-online.ts'
import { buttonTyped } from './labels.ts'
import { OPEN } from './marks.ts'
import { NamedQuotes, type Reads, type SceneryIn } from './named-quotes.ts'
import { takeName } from './names-itself.ts'
import { Orders } from './ordered.ts'
import { takeOrder } from './orders.ts'
import { ownHouse } from './own-orders.ts'
import { isKind } from './owner.ts'
import { figuresOf } from './price-roles.ts'
import type { Quoted } from './quoted.ts'
import { partsSaid, takeSaid } from './said-that.ts'
import { isSaidToDesigner } from './said-to-designer.ts'
import { ANSWER, VAGUE, withoutOwner } from './spoken-words.ts'
import { splitSetting, takeTelling, withoutGreeting } from './talk.ts'
import { takeQuotedSubject } from './told-of-name.ts'
import { trimmed } from './trimmed.ts'
import { plain } from './word-lists.ts'

const AND_THAT = /^(?:(?:and|und|et|y|e|và) )?(?:that |dass |que |qu['’]|rằng )/iu

/** Reads clauses one by one into a draft: orders are left out, everything else gets its place. */
export class ClauseReader {
  /** The line being read. */
  line = 0
  /** The sentence that contained "say that …". */
  private toldIn = -1
  private readonly draft: Draft
  private readonly courtesies: Courtesies
  private readonly named: NamedQuotes
  private readonly orders: Orders
  private readonly introduced: Introduced
  readonly language: Language
  readonly grammar: Grammar
  readonly quotes: Quoted

  constructor({ language, grammar, quotes }: Reads, draft: Draft, sceneryIn: SceneryIn) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.draft = draft
    this.courtesies = new Courtesies(language)
    this.orders = new Orders({ language, grammar, quotes }, draft)
    const read = (clause: string) => this.read(clause, 0)
    const readOrdered = (clause: string) => this.readOrdered(clause, 0)
    this.introduced = new Introduced(language, draft, { read, readOrdered })
    this.named = new NamedQuotes({ language, grammar, quotes }, draft, { sceneryIn, read })
  }

  private drop(text: string): void {
    this.draft.put(text, 'design')
  }

  /** Returns how many clauses of this sentence were only about looks, since the next ones may continue them. */
  read(given: string, styled: number): number {
    const isQuoteFirst = this.draft.isFirst && given.startsWith(OPEN)
    const told = takeQuotedSubject(given, this, this.draft)
    if (told !== null) this.read(told, 0)
    if (told !== null) return styled
    if (this.takeNamedQuotes([given], isQuoteFirst)) return styled
    if (this.isCourtesy(given) || (this.draft.isFirst && ANSWER.test(given))) {
      this.drop(given)
      return styled
    }
    const button = buttonTyped(this.quotes.shown(given), this.grammar)
    if (button) {
      this.draft.putNamed(button, 'cta')
      return styled
    }
    const named = takeName(this.quotes.shown(given))
    if (named) {
      this.drop(named.asked)
      // "Somos Vivero La Hiedra": the headline until something better is named.
      if (this.draft.isFirst) this.draft.placeOwner(named.rest)
      else this.draft.putName(named.rest)
      return styled
    }
    if (!this.draft.isFirst) return this.readTold(given, styled)
    const house = ownHouse(given, this.language)
    if (house) {
      this.draft.placeOwner(trimmed(house))
      return styled
    }
    const asked = this.afterGreeting(given)
    const introduction = takeIntroduction(asked, this.language)
    return introduction ? this.introduced.read(introduction) : this.readTold(asked, styled)
  }

  /** "Hallo zusammen wir bräuchten …": drops the greeting if an order follows. */
  private afterGreeting(given: string): string {
    const rest = withoutGreeting(given, this.language)
    if (rest === given || !this.isAsked(rest)) return given
    this.drop(given.slice(0, given.length - rest.length))
    return rest
  }

  private isAsked(clause: string): boolean {
    return (
      takeTelling(clause, this.language) !== null ||
      takeIntroduction(clause, this.language) !== null ||
      takeOrder(clause, this.grammar, true) !== null
    )
  }

  private readTold(clause: string, styled: number): number {
    const given = this.isTelling(clause) ? clause.replace(AND_THAT, '') : clause
    const said = takeSaid(given, this.grammar)
    if (said) return this.readSaid(said)
    const announcement = takeAnnouncement(given, this.language)
    if (announcement) return this.announce(announcement)
    const telling = takeTelling(given, this.language)
    if (telling && this.draft.isFirst && tellsOpening(plain(given))) {
      this.draft.place(given)
      return 0
    }
    return telling ? this.readTelling(telling, given, styled) : this.readOrdered(given, styled)
  }

  /** "… saying that the quote is free and that it takes 30 days": each part is for customers. */
  private readSaid({ asked, rest }: Asked): number {
    this.drop(asked)
    this.draft.told(() => {
      for (const part of partsSaid(rest)) this.draft.place(part)
    })
    return 0
  }

  /** The news becomes the headline, with the client's name small above it. */
  private announce({ asked, rest }: Asked): number {
    this.drop(asked)
    this.draft.letOwnerStepBack()
    for (const part of partsSaid(rest)) this.draft.place(part)
    return 0
  }

  private readOrdered(given: string, styled: number): number {
    const order = this.orders.take(given)
    const about = order ? this.orders.about(order) : this.orders.behind(given)
    const clause = trimmed(this.draft.isFirst ? withoutOursOnline(about, this.language) : about)
    if (clause === '' || !/[\p{L}\p{N}\ue000]/u.test(clause)) return styled
    if (order && this.quotes.isNaming(clause)) {
      this.draft.place(clause, true)
      return 0
    }
    if (order && this.takeNamedQuotes([clause], true)) return styled
    if (this.isDesign(clause, order !== null, styled)) {
      if (order) this.drop(clause)
      else this.draft.putGuessed(clause)
      return styled + 1
    }
    if (this.draft.isFirst && this.placeHouse(clause, given, order)) return 0
    if (order) this.letOwnerStepBack(clause)
    return this.placeApart(clause, order)
  }

  /** The business that ordered the ad is its headline only until something better is named. */
  private placeHouse(clause: string, given: string, order: Asked | null): boolean {
    const { draft, grammar, language } = this
    const isKindAlone = (order !== null || this.orders.isOver) && isKind(clause, grammar)
    if (isKindAlone) draft.placeOwner(clause.replace(ARTICLE, ''), 'isKind')
    else if (order && isHouse(clause, given, grammar, language)) draft.placeOwner(clause)
    else return false
    if (order?.behind) this.read(order.behind, 0)
    return true
  }

  /** Places the copy and drops the looks that trail it. */
  private placeApart(clause: string, order: Asked | null): number {
    const { grammar, language, draft } = this
    const lexicon = LEXICONS[language]
    // "외부 음식 반입 금지": no part of a house rule describes the picture.
    const parts = isHouseRule(clause, language)
      ? null
      : (splitSetting(clause, grammar, lexicon, language) ?? splitLooks(clause, grammar, lexicon))
    draft.place(trimmed(parts?.head ?? clause), order !== null)
    if (parts) this.drop(parts.tail)
    if (order?.behind) draft.place(order.behind)
    return parts ? 1 : 0
  }

  /** "We run a bakery. We need a post for our brunch": the brunch is the headline. */
  private letOwnerStepBack(about: string): void {
    // "A simple post: 60 € a session": a sum is the price, not the subject.
    const shown = this.quotes.shown(about)
    const isSum = figuresOf(shown, this.grammar).prices[0]?.start === 0
    if (!isSum && !isBare(shown, this.grammar)) this.draft.letOwnerStepBack()
  }

  /** "Mention that …, that … and that …": the message continues. */
  private isTelling(clause: string): boolean {
    return this.toldIn === this.draft.sentence && AND_THAT.test(clause)
  }

  /** Places what the brief wants customers to read. */
  private readTelling({ asked, rest }: Asked, given: string, styled: number): number {
    this.drop(asked)
    if (/(?:that|dass|que|qu['’]|rằng)$/iu.test(asked.trim())) this.toldIn = this.draft.sentence
    if (rest === '') return styled
    if (VAGUE.test(asked) && !isForReaders(rest)) {
      this.drop(rest)
      return styled + 1
    }
    if (takeNews(given, this.language)) {
      this.letOwnerStepBack(rest)
      return this.read(withoutOwner(rest).replace(ARTICLE, ''), 0)
    }
    if (this.draft.isFirst || !this.quotes.isOne(rest))
      return this.draft.told(() => this.read(rest, 0))
    this.draft.place(this.quotes.bare(rest))
    return 0
  }

  private isCourtesy(clause: string): boolean {
    const { isFirst, sentence } = this.draft
    return this.courtesies.isOne(clause, { isFirst, sentence, line: this.line })
  }

  private isDesign(clause: string, isOrdered: boolean, styled: number): boolean {
    const { isFirst } = this.draft
    const { isOver: isAfterOrdered } = this.orders
    const { isBesideHeadline } = this.draft
    const around = { isFirst, isOrdered, styled, isAfterOrdered, isBesideHeadline }
    const shown = this.quotes.shown(clause)
    return (
      isSaidToDesigner(shown, around, this.language, this.grammar) ||
      (!isFirst && isForeignStyle(shown, this.language))
    )
  }

  /** Takes quotes that the brief assigns to the headline or button. */
  takeNamedQuotes(clauses: string[], isOrdered = false): boolean {
    return this.named.take(clauses, isOrdered)
  }
}
