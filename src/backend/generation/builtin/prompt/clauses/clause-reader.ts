import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { takeAnnouncement } from './announcements.ts'
import { isBare } from './bare.ts'
import { tellsOpening } from './called.ts'
import { Courtesies } from './courtesies.ts'
import { isForReaders, isStyle, splitLooks } from './design.ts'
import type { Draft } from './draft.ts'
import { isForeignStyle } from './foreign-style.ts'
import { HIRING } from './hiring.ts'
import { isHouse } from './houses.ts'
import { ARTICLE, type Introduction, takeIntroduction, takeNews } from './introductions.ts'
import { withoutOursOnline } from './joined-online.ts'
import { OPEN } from './marks.ts'
import { NamedQuotes, type Reads } from './named-quotes.ts'
import { takeName } from './names-itself.ts'
import { type Asked, takeOrder } from './orders.ts'
import { takeOwn, withoutOwners, withoutShown } from './own-orders.ts'
import { isKind } from './owner.ts'
import { withoutParticles } from './particles.ts'
import type { Quoted } from './quoted.ts'
import { isSaidToDesigner } from './said-to-designer.ts'
import { ANSWER, JOINED, MADE_KNOWN, PLACE_WORDS_MAX, VAGUE, withoutOwner } from './spoken-words.ts'
import { splitSetting, statement, takeTelling, withoutGreeting, withoutPlace } from './talk.ts'
import { isNameLike, quotedSubject } from './quoted-subjects.ts'
import { trimmed } from './trimmed.ts'
import { has, isUnspaced, keyOf, plain } from './word-lists.ts'

/** Reads one clause after the other into a draft: what was asked for is left out, the rest has its place. */
export class ClauseReader {
  /** The line that is read now. */
  line = 0
  private readonly draft: Draft
  private readonly courtesies: Courtesies
  private readonly named: NamedQuotes
  /** The sentence of which a clause ended with the thing ordered. */
  private orderedIn = -1
  private readonly language: Language
  private readonly grammar: Grammar
  private readonly quotes: Quoted

  constructor({ language, grammar, quotes }: Reads, draft: Draft) {
    this.language = language
    this.grammar = grammar
    this.quotes = quotes
    this.draft = draft
    this.courtesies = new Courtesies(language)
    this.named = new NamedQuotes({ language, grammar, quotes }, draft, (clause) => {
      this.read(clause, 0)
    })
  }

  private get lexicon() {
    return LEXICONS[this.language]
  }

  private drop(text: string): void {
    this.draft.put(text, 'design')
  }

  /** Returns how many clauses of this sentence were of looks alone: the next ones may go on so. */
  read(given: string, styled: number): number {
    const isQuoteFirst = this.draft.isFirst && given.startsWith(OPEN)
    if (this.takeQuotedSubject(given)) return styled
    if (this.takeNamedQuotes([given], isQuoteFirst)) return styled
    if (this.isCourtesy(given) || (this.draft.isFirst && ANSWER.test(given))) {
      this.drop(given)
      return styled
    }
    const named = takeName(this.quotes.shown(given))
    if (named) {
      this.drop(named.asked)
      this.draft.putName(named.rest)
      return styled
    }
    if (!this.draft.isFirst) return this.readTold(given, styled)
    const asked = this.afterGreeting(given)
    const introduction = takeIntroduction(asked, this.language)
    return introduction ? this.readIntroduction(introduction) : this.readTold(asked, styled)
  }

  /** '달무리'는 …, 「松風堂」の…: the name is the house's, and without what joins it what is told of it. */
  private takeQuotedSubject(given: string): boolean {
    const { language, draft, quotes } = this
    const subject = quotedSubject(given, language)
    const isOrder = takeOrder(given, this.grammar, true) ?? takeTelling(given, language)
    if (!subject || isOrder || quotes.isNamed(given)) return false
    const name = quotes.bare(subject.name)
    if (!isNameLike(name)) return false
    if (draft.isFirst) draft.placeOwner(name)
    else draft.putName(name)
    if (subject.tells === 'thing') draft.letOwnerStepBack()
    this.read(subject.rest, 0)
    return true
  }

  /** "Hallo zusammen wir bräuchten …": the greeting is left out where an order follows. */
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

  private readTold(given: string, styled: number): number {
    const announcement = takeAnnouncement(given, this.language)
    if (announcement) return this.announce(announcement)
    const telling = takeTelling(given, this.language)
    if (telling && this.draft.isFirst && tellsOpening(plain(given))) {
      this.draft.place(given)
      return 0
    }
    return telling ? this.readTelling(telling, given, styled) : this.readOrdered(given, styled)
  }

  /** News is the headline, whoever tells it is small over it. */
  private announce({ asked, rest }: Asked): number {
    this.drop(asked)
    this.draft.letOwnerStepBack()
    this.draft.place(rest)
    return 0
  }

  private readOrdered(given: string, styled: number): number {
    const order = this.takeOrders(given)
    const about = order ? this.ordered(order.rest) : this.afterOrdered(given)
    const clause = trimmed(this.draft.isFirst ? withoutOursOnline(about, this.language) : about)
    if (clause === '' || !/[\p{L}\p{N}\ue000]/u.test(clause)) return styled
    if (order && this.quotes.isNaming(clause)) {
      this.draft.place(clause, true)
      return 0
    }
    if (order && this.takeNamedQuotes([clause], true)) return styled
    if (this.isDesign(clause, order !== null, styled)) {
      this.drop(clause)
      return styled + 1
    }
    const isBehind = order !== null || this.orderedIn === this.draft.sentence
    if (isBehind && this.draft.isFirst && isKind(clause, this.grammar)) {
      this.draft.placeOwner(clause.replace(ARTICLE, ''), 'isKind')
      if (order?.behind) this.read(order.behind, 0)
      return 0
    }
    if (order && this.draft.isFirst && isHouse(clause, given, this.grammar, this.language)) {
      this.draft.placeOwner(clause)
      if (order.behind) this.read(order.behind, 0)
      return 0
    }
    if (order) this.letOwnerStepBack(clause)
    return this.placeApart(clause, order)
  }

  /** The words of the ad, and those of its looks that went on from them. */
  private placeApart(clause: string, order: Asked | null): number {
    const { grammar, lexicon, language, draft } = this
    const parts =
      splitSetting(clause, grammar, lexicon, language) ?? splitLooks(clause, grammar, lexicon)
    draft.place(trimmed(parts?.head ?? clause), order !== null)
    if (parts) this.drop(parts.tail)
    if (order?.behind) draft.place(order.behind)
    return parts ? 1 : 0
  }

  /** What was ordered, without whose it is, where it will be and what it is to say: "to say that we buy". */
  private ordered(rest: string): string {
    const placed = withoutShown(this.afterPlace(statement(rest)), this.language)
    this.drop(rest.slice(0, Math.max(0, rest.indexOf(placed))))
    const about = withoutOwner(placed.replace(MADE_KNOWN, ''))
    const telling = takeTelling(about, this.language)
    if (telling && telling.rest !== '') this.drop(telling.asked)
    return withoutOwners(withoutParticles(telling?.rest || about, this.language), this.language)
  }

  /** "We run a bakery. We need a post for our brunch": the brunch is the headline. */
  private letOwnerStepBack(about: string): void {
    if (!isBare(this.quotes.shown(about), this.grammar)) this.draft.letOwnerStepBack()
  }

  /** "Anzeige, halbe Seite, für Optik Brandt": the word that led to it is no part of the headline. */
  private afterOrdered(given: string): string {
    const isLed = this.draft.isFirst && this.orderedIn === this.draft.sentence
    return isLed ? given.replace(/^(?:for|für|pour|para|pra|cho|สำหรับ)\s+/iu, '') : given
  }

  /** "A visual for the autumn campaign of …": one order may be within another. */
  private takeOrders(given: string): Asked | null {
    // "No ads" is news for customers, and orders none.
    const isNews = !this.draft.isFirst && has(keyOf(given), this.grammar.tidings)
    // "Pleine page" is a size, no page of something.
    const isLook = this.draft.isFirst && isStyle(given, this.grammar, this.lexicon)
    const own = this.draft.isFirst ? takeOwn(given, this.language, this.grammar) : null
    if (own) {
      this.drop(own.asked)
      return own
    }
    const order = isNews || isLook ? null : takeOrder(given, this.grammar, this.draft.isFirst)
    if (!order) return null
    const isPlace = order.rest.trim().split(' ').length <= PLACE_WORDS_MAX
    if (!this.draft.isFirst && isPlace && given.endsWith(':')) {
      this.drop(given)
      return { asked: given, rest: '' }
    }
    this.drop(order.asked)
    if (order.asked === given) this.orderedIn = this.draft.sentence
    const inner = isUnspaced(given) ? null : takeOrder(order.rest, this.grammar, this.draft.isFirst)
    if (!inner) return order
    this.drop(inner.asked)
    return inner
  }

  private readIntroduction({ asked, about, name, wish, wanted, isMaker }: Introduction): number {
    this.drop(asked)
    if (name) this.draft.putName(name)
    const hiring = wanted === null && HIRING.test(wish) ? wish.replace(JOINED, '') : null
    if (wanted === null && hiring === null) {
      this.draft.placeOwner(trimmed(about), isMaker ? 'isMaker' : undefined)
      this.drop(wish)
      return wish === '' ? 0 : 1
    }
    this.draft.putName(trimmed(about))
    this.drop(wanted?.asked ?? '')
    if (wanted && takeAnnouncement(wish, this.language)) this.draft.place(wanted.rest)
    else if (wanted) return this.readOrdered(wanted.rest, 0)
    if (wanted) return 0
    this.draft.place(trimmed(hiring ?? ''))
    return 0
  }

  /** What the brief wants customers to read. */
  private readTelling({ asked, rest }: Asked, given: string, styled: number): number {
    this.drop(asked)
    if (rest === '') return styled
    if (VAGUE.test(asked) && !isForReaders(rest)) {
      this.drop(rest)
      return styled + 1
    }
    if (takeNews(given, this.language)) {
      this.letOwnerStepBack(rest)
      return this.read(withoutOwner(rest).replace(ARTICLE, ''), 0)
    }
    if (this.draft.isFirst || !this.quotes.isOne(rest)) return this.read(rest, 0)
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
    const shown = this.quotes.shown(clause)
    return (
      isSaidToDesigner(shown, around, this.language, this.grammar) ||
      (!isFirst && isForeignStyle(shown, this.language))
    )
  }

  /** Quoted words that were called the headline's or the button's. */
  takeNamedQuotes(clauses: string[], isOrdered = false): boolean {
    return this.named.take(clauses, isOrdered)
  }
}
