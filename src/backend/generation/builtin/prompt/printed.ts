import type { Brief } from './understand.ts'

/** A brief in the form the command reports it. */
export interface ReadBrief {
  headline: string
  subline: string | null
  offers: { text: string }[]
  prices: { text: string; role: string }[]
  facts: string[]
  cta: string | null
  legal: string[]
  picture: string | null
  dropped: string[]
  printed: string[]
}

/** Every string an ad prints, in reading order, with struck-through text between ~~. */
export const printedOf = (brief: Brief): string[] =>
  [
    brief.eyebrow,
    brief.headline,
    brief.subline,
    brief.offer,
    brief.price,
    brief.oldPrice && `~~${brief.oldPrice}~~`,
    ...brief.perks,
    brief.cta,
    brief.legal,
  ].filter((text): text is string => Boolean(text))

export function tellBrief(brief: Brief, picture: string | null): ReadBrief {
  const told = brief.clauses.filter(({ role }) => role !== 'design' && role !== 'slot')
  const of = (wanted: string) => told.filter(({ role }) => role === wanted).map(({ text }) => text)
  return {
    headline: brief.headline,
    subline: brief.subline,
    offers: told
      .filter(({ role, isOffer }) => role === 'offer' || isOffer)
      .map(({ text }) => ({ text })),
    prices: told.flatMap(({ prices }) => prices),
    facts: told.filter(({ role }) => role === 'fact' || role === 'herald').map(({ text }) => text),
    cta: brief.cta || null,
    legal: of('legal'),
    picture,
    dropped: brief.dropped,
    printed: printedOf(brief),
  }
}
