import { amountsOf } from '../prompt/clauses/amounts.ts'
import type { Brief } from '../prompt/understand.ts'
import { readingSeconds, smallPrintSeconds } from './reading-time.ts'

/** The purpose of a shot. */
export type Reason = 'hook' | 'facts' | 'figure' | 'end' | 'whole'

/** One shot of the story: its text, and how long it takes to read. */
export interface Chapter {
  reason: Reason
  told: Brief
  /** Any shorter, and it cannot be read. */
  leastSeconds: number
}

/** Until the text of a shot stands. */
const ENTRANCE_SECONDS = 0.35
const LEAST_SECONDS = 1.2
/** The headline returns on the end card, so viewers need not finish it at once. */
const HEADLINE_SHARE = 0.67
/** The share of its reading time a shot must keep; it may lend the rest to its neighbors. */
const LENT = 0.9
/** A single shot is a still, so two are used as long as most of their text can be read. */
const HURRIED = 0.5
/** How long an end card stands once everything is on it. */
export const HOLD_SECONDS = 1.5
const END_ENTRANCE_SECONDS = 0.55
const SHOTS_MAX = 5
/** A longer shot should be split. */
const SHOT_SECONDS = 5

const bareOf = (brief: Brief): Brief => ({
  ...brief,
  subline: null,
  offer: null,
  price: null,
  oldPrice: null,
  perks: [],
  eyebrow: null,
  author: null,
  cta: '',
  legal: null,
})

/**
 * Tells an ad in shots: what it is, what speaks for it, what it costs, and what to do. As many shots as can be read in
 * the given time; what gets no shot of its own stands on the end card.
 */
export function tellStory(brief: Brief, { seconds, isTypeLed, isLoop }: StoryWish): Chapter[] {
  const plans = plansOf(brief, { seconds, isTypeLed }).map((chapters) => {
    const hasFigure = chapters.some(({ reason }) => reason === 'figure')
    return chapters
      .map((chapter) => timed(withSmallPrint(chapter, brief), hasFigure))
      .map((chapter, at) =>
        isLoop && at === 0
          ? { ...chapter, leastSeconds: chapter.leastSeconds + MEETS_SECONDS }
          : chapter,
      )
  })
  const isIn = (chapters: Chapter[], share: number) =>
    chapters.reduce((sum, each) => sum + each.leastSeconds, 0) * share <= seconds
  const fitting = plans.find((chapters) => isIn(chapters, LENT))
  const shortest = plans.findLast((chapters) => chapters.length === 2)
  const hurried = shortest && isIn(shortest, HURRIED) ? inTime(shortest, seconds) : null
  return fitting ?? hurried ?? plans.at(-1) ?? []
}

/** The largest share of the time for the opening of a short film. */
const OPENING_SHARE = 0.36

/** Gives the opening its reading time, and the end, which says everything, the rest. */
function inTime([hook, ...others]: Chapter[], seconds: number): Chapter[] {
  if (!hook) return others
  const opening = Math.min(hook.leastSeconds, seconds * OPENING_SHARE)
  return [
    { ...hook, leastSeconds: opening },
    ...others.map((end) => ({ ...end, leastSeconds: seconds - opening })),
  ]
}

interface StoryWish {
  seconds: number
  /** Without a picture, a figure fills the frame; next to one it is a headline. */
  isTypeLed: boolean
  isLoop?: boolean
}

/** In a loop, the first shot is seen at the start and again at the end. */
const MEETS_SECONDS = 1

type Draft = Omit<Chapter, 'leastSeconds'>

/** From the richest to the simplest. */
function plansOf(brief: Brief, { seconds, isTypeLed }: StoryWish): Draft[][] {
  const bare = bareOf(brief)
  const hook: Draft = { reason: 'hook', told: { ...bare, eyebrow: brief.eyebrow } }
  const figure = figureOf(brief, bare, isTypeLed)
  const items = [brief.subline, ...brief.perks].filter((item): item is string => Boolean(item))
  const room = Math.max(SHOTS_MAX, Math.ceil(seconds / SHOT_SECONDS))
  const plans: Draft[][] = []
  for (const shown of figure ? [[figure], []] : [[]]) {
    const most = Math.min(items.length, room - 2 - shown.length)
    for (let count = most; count >= 1; count -= 1) {
      const facts = parted(items, count).map((lines) => factsShot(bare, lines))
      plans.push([hook, ...facts, ...shown, endOf(brief, bare, [])])
    }
  }
  if (figure) plans.push([hook, figure, endOf(brief, bare, items)])
  const whole = { reason: 'whole', told: brief } as const
  // A short film says everything in two shots, not in parts: the hook, large, then all of it with what to do.
  return [...plans.toSorted(byRichness), [hook, endOf(brief, bare, items)], [whole]]
}

const byRichness = (one: Draft[], other: Draft[]): number =>
  Math.min(other.length, SHOTS_MAX) - Math.min(one.length, SHOTS_MAX)

/** Splits facts into groups of similar length, in order. */
function parted(items: string[], count: number): string[][] {
  const whole = items.reduce((sum, { length }) => sum + length, 0)
  const groups: string[][] = Array.from({ length: count }, () => [])
  let passed = 0
  for (const [index, item] of items.entries()) {
    const wished = Math.floor(((passed + item.length / 2) / whole) * count)
    const left = items.length - index
    const filled = groups.findLastIndex((group) => group.length > 0)
    const most = Math.min(filled + 1, count - 1)
    // No group stays empty: if necessary, each of the last items gets its own.
    const least = count - left
    groups[Math.max(0, least, Math.min(most, wished))]?.push(item)
    passed += item.length
  }
  return groups.filter((group) => group.length > 0)
}

function factsShot(bare: Brief, [first = '', ...others]: string[]): Draft {
  return { reason: 'facts', told: { ...bare, headline: first, perks: others } }
}

/** The offer or the price alone, as large as possible. */
function figureOf(
  { offer, price, oldPrice, headline }: Brief,
  bare: Brief,
  isTypeLed: boolean,
): Draft | null {
  const figure = offer ?? price
  if (!figure) return null
  const isAlone = !isTypeLed && (offer || !oldPrice)
  if (isAlone) return { reason: 'figure', told: { ...bare, headline: figure } }
  return { reason: 'figure', told: { ...bare, headline, offer, price, oldPrice } }
}

const endOf = (brief: Brief, bare: Brief, facts: string[]): Draft => {
  const isWhole = facts.length > 0
  return {
    reason: 'end',
    told: {
      ...bare,
      eyebrow: brief.eyebrow,
      offer: brief.offer,
      price: brief.price,
      oldPrice: brief.oldPrice,
      cta: brief.cta,
      ...(isWhole && { subline: brief.subline, perks: brief.perks }),
    },
  }
}

/** Adds the small print to every claim with a figure, and to the end card. */
function withSmallPrint({ reason, told }: Draft, { legal }: Brief): Draft {
  const claims = [told.headline, told.offer, told.price, ...told.perks]
  const isClaim = claims.some((text) => text && amountsOf(text).some(isOfNote))
  const isEnd = reason === 'end' || reason === 'whole'
  return { reason, told: { ...told, legal: isEnd || isClaim ? legal : null } }
}

const isOfNote = ({ kind }: { kind: string }): boolean => kind !== 'number'

/** Text that was read before takes no time again. */
function timed({ reason, told }: Draft, hasFigure: boolean): Chapter {
  const { language, eyebrow, headline, subline, offer, price, oldPrice, perks, cta, legal } = told
  const reading = (texts: (string | null)[]) =>
    readingSeconds(
      texts.filter((text): text is string => Boolean(text)),
      language,
    )
  const title = reading([eyebrow, headline])
  const facts = reading([subline, ...perks])
  const figures = reading([offer, price, oldPrice])
  const call = reading([cta])
  const least: Record<Reason, number> = {
    hook: title * HEADLINE_SHARE,
    facts: ENTRANCE_SECONDS + title + facts,
    figure: ENTRANCE_SECONDS + Math.max(figures, figures === 0 ? title : 0),
    end: facts + call + (hasFigure ? 0 : figures),
    whole: title + facts + figures + call,
  }
  if (reason !== 'end' && reason !== 'whole')
    return { reason, told, leastSeconds: Math.max(LEAST_SECONDS, least[reason]) }
  const small = smallPrintSeconds(legal, language)
  const stands = Math.max(HOLD_SECONDS, least[reason], small)
  return { reason, told, leastSeconds: END_ENTRANCE_SECONDS + stands }
}
