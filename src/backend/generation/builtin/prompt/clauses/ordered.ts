import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { LEXICONS } from '../lexicon/index.ts'
import type { Asked } from './asked.ts'
import { callIn } from './calls.ts'
import { isStyle } from './design.ts'
import type { Draft } from './draft.ts'
import { asSubject } from './main-clause.ts'
import type { Reads } from './named-quotes.ts'
import { takeOrder } from './orders.ts'
import { takeOwn, withoutOwners, withoutShown } from './own-orders.ts'
import { withoutParticles } from './particles.ts'
import { MADE_KNOWN, PLACE_WORDS_MAX, withoutOwner } from './spoken-words.ts'
import { statement, takeTelling, withoutPlace } from './talk.ts'
import { has, isUnspaced, keyOf } from './word-lists.ts'

/** 给我们健身房用: the user, behind the thing ordered. */
const USED_BY = /^(?:给|为|供)?(?:我们?的?|咱们?的?)?(\p{sc=Han}{2,10}?)(?:来)?(?:使)?用的?$/u

/** 新作パンのポスターを作ってください: verb-final languages mark an order at the end, whatever it is about. */
const ASKED_AT_END =
  /(?:ください|下さい|お願い(?:し|いた|致)\p{L}+|주세요|주실래요|줘요?|부탁\p{L}+)[。.!！\s]*$/u

/** "Campaña de vacunación": a campaign run by a clinic or shelter, not an order. */
const CAMPAIGN_OF =
  /^(?:campaña|campanha|campagne) (?:anual |annuelle )?(?:d['’]|de )(?:vac|don|doa|adop|ado[cç]|ester|stéril|castra|recogida|recolha|collecte|dépist|detec|preven|préven|reciclaje|tapas)/iu

/** "Silla de diseño": made by a designer, not an order to one. */
const DESIGNER =
  /^(?!.*(?:^|\s)(?:cartel|anuncio|banner|flyer|folleto|logo|fondo|estilo|tipo|propuesta|trabajo|línea|toque)(?:e?s)? de)(?:\p{L}+ ){1,3}de diseño$/iu

/** Leaves the thing ordered out of the ad and keeps its subject. */
export class Orders {
  /** The sentence in which a clause ended with the thing ordered. */
  private orderedIn = -1
  private readonly draft: Draft
  private readonly language: Language
  private readonly grammar: Grammar

  constructor({ language, grammar }: Reads, draft: Draft) {
    this.language = language
    this.grammar = grammar
    this.draft = draft
  }

  /** Whether a clause of this sentence ended with the thing ordered. */
  get isOver(): boolean {
    return this.orderedIn === this.draft.sentence
  }

  private drop(text: string): void {
    this.draft.put(text, 'design')
  }

  /** "A visual for the autumn campaign of …": one order may contain another. */
  take(given: string): Asked | null {
    if (this.draft.isFirst) {
      const own = takeOwn(given, this.language, this.grammar)
      if (own) this.drop(own.asked)
      if (own) return own
    }
    const order = this.isNoOrder(given) ? null : takeOrder(given, this.grammar, this.draft.isFirst)
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

  /** "No ads" is news for customers, and "pleine page" a size. */
  private isNoOrder(given: string): boolean {
    const { draft, grammar, language } = this
    if (CAMPAIGN_OF.test(given) || DESIGNER.test(given)) return true
    if (draft.isFirst) return isStyle(given, grammar, LEXICONS[language])
    // "Peça uma demonstração": here "peça" means "ask for".
    if (/^peça (?:já|agora|uma?|[oa]s?|seu|sua) /iu.test(given) && callIn(given, grammar))
      return true
    return has(keyOf(given), grammar.tidings) && !ASKED_AT_END.test(given)
  }

  /**
   * The subject of an order without owner, placement and the words that introduce the message: "to say that we buy".
   */
  about({ asked, rest }: Asked): string {
    const near = this.afterPlace(statement(rest))
    const placed = withoutShown(near, this.language)
    this.drop(near.slice(0, near.length - placed.length))
    const about = withoutOwner(placed.replace(MADE_KNOWN, ''))
    const telling = takeTelling(about, this.language)
    if (telling && telling.rest !== '') this.drop(telling.asked)
    const thing = withoutParticles(telling?.rest || about, this.language)
    const found = withoutOwners(thing, this.language)
    if (this.language !== 'de') return found
    return asSubject(`${asked} ${rest.slice(0, Math.max(0, rest.indexOf(found)))}`, found)
  }

  /** "Anzeige, halbe Seite, für Optik Brandt": the linking word is not part of the headline. */
  behind(given: string): string {
    const isLed = this.draft.isFirst && this.isOver
    const used = isLed ? USED_BY.exec(given)?.[1] : undefined
    if (used) return used
    if (!isLed) return given
    const about = given.replace(/^(?:for|für|pour|para|pra|cho|สำหรับ)\s+/iu, '')
    return withoutParticles(about, this.language)
  }

  /** Drops "Instagram of" if the order says what it is for. */
  private afterPlace(text: string): string {
    const rest = withoutPlace(text, this.grammar, this.language)
    this.drop(text.slice(0, text.length - rest.length))
    return rest
  }
}
