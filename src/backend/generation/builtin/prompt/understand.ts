import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import { splitCopy, takeQuotes } from './copy-text.ts'
import { detectLanguage } from './detect-language.ts'
import { LEXICONS } from './lexicon/index.ts'
import type { CallToAction, Perk } from './lexicon/lexicon.ts'
import { findOffers } from './offers.ts'
import { findSubjects } from './subjects.ts'
import { mentioned, mentions } from './words.ts'

/** What the engine read out of a prompt: the words of the ad and the direction of its look. */
export interface Brief {
  language: Language
  brand: string | null
  headline: string
  subline: string | null
  /** Largest offer, for a badge: a percentage, else a perk. */
  offer: string | null
  price: string | null
  oldPrice: string | null
  /** Set small over the headline: that it is new, or will not last. */
  eyebrow: string | null
  /** Further short facts, each for a chip. */
  perks: string[]
  /** Empty for an ad without a button. */
  cta: string
  /** Who says the headline, where it is somebody's words. */
  author: string | null
  /** Code points of bundled pictures that show what it is about. */
  subjects: string[]
  moods: Mood[]
  occasions: Occasion[]
  colours: ColourName[]
  /** Colours given by value, which go before the named ones. */
  hexColours: `#${string}`[]
  labels: { before: string; after: string; mark: string }
}

const PROMPT_READ_MAX = 4_000
const BUTTON_CHARACTERS_MAX = 24
const EYEBROWS: Perk[] = ['limited', 'isNew']

/** Reads a prompt by word lists and patterns, without a model; never fails, whatever the text. */
export function understand(prompt: string, interfaceLanguage: Language): Brief {
  const text = prompt
    .normalize('NFC')
    .slice(0, PROMPT_READ_MAX)
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
  const language = detectLanguage(text, interfaceLanguage)
  const lexicon = LEXICONS[language]
  const { quotes, rest: unquoted } = takeQuotes(text)
  const { offer, rest } = findOffers(unquoted, lexicon)
  const quotedOffer = findOffers(quotes.join('. '), lexicon).offer
  const written = splitCopy(withoutEmoji(rest), lexicon)
  const [headline = written.headline, subline = quotes.length > 0 ? null : written.subline] = quotes
  const button = quotes[2] && quotes[2].length <= BUTTON_CHARACTERS_MAX ? quotes[2] : null
  const eyebrowPerk = offer.perkNames.find((name) => EYEBROWS.includes(name))
  const eyebrow = eyebrowPerk ? lexicon.perks[eyebrowPerk].label : null
  const [firstPerk = null, ...otherPerks] = offer.perks.filter((label) => label !== eyebrow)
  return {
    language,
    brand: null,
    author: null,
    hexColours: [],
    headline,
    subline,
    offer: offer.percent ?? (offer.price ? null : firstPerk),
    price: offer.price ?? (headline === written.headline ? null : quotedOffer.price),
    oldPrice: offer.oldPrice,
    eyebrow,
    perks:
      offer.percent || offer.price
        ? [firstPerk, ...otherPerks].filter((perk) => perk !== null)
        : otherPerks,
    cta: button ?? chooseCall(text, language),
    subjects: findSubjects(text, language),
    moods: mentioned(text, lexicon.moods),
    occasions: mentioned(text, lexicon.occasions),
    colours: mentioned(text, lexicon.colours),
    labels: {
      before: lexicon.before,
      after: lexicon.after,
      mark: lexicon.mark,
    },
  }
}

function chooseCall(text: string, language: Language): string {
  const { ctas } = LEXICONS[language]
  const wanted = (Object.keys(ctas) as CallToAction[]).find((name) =>
    mentions(text, ctas[name].words),
  )
  return ctas[wanted ?? 'shop'].label
}

const withoutEmoji = (text: string) =>
  text.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, ' ')
