import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import { keysOf } from '../../../../contract/keys-of.ts'
import type { Language } from '../../../../contract/languages.ts'
import { findBrand } from './brand-name.ts'
import { takeCall } from './calls.ts'
import { splitCopy } from './copy-text.ts'
import { detectLanguage } from './detect-language.ts'
import { takeHexColours } from './hex-colours.ts'
import { LEXICONS } from './lexicon/index.ts'
import type { Perk } from './lexicon/lexicon.ts'
import { findOffers, type Offer } from './offers.ts'
import { takeQuotes } from './quotes.ts'
import { sanitise } from './sanitise.ts'
import { findSubjects, nameOfSubject } from './subjects.ts'
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

const BUTTON_CHARACTERS_MAX = 32
const EYEBROWS: Perk[] = ['limited', 'isNew']

/** Reads a prompt by word lists and patterns, without a model; never fails, whatever the text. */
export function understand(prompt: string, interfaceLanguage: Language): Brief {
  const text = sanitise(prompt)
  const language = detectLanguage(text, interfaceLanguage)
  const lexicon = LEXICONS[language]
  const { colours: hexColours, rest: uncoloured } = takeHexColours(text)
  const quoted = takeQuotes(uncoloured, language)
  const { call, rest: uncalled } = takeCall(quoted.rest, language)
  const { offer, rest } = findOffers(uncalled, lexicon)
  const quotedOffer = findOffers(quoted.quotes.join('. '), lexicon).offer
  const written = splitCopy(withoutEmoji(rest), language)
  const words = wordsOf(quoted.quotes, call ?? quoted.button, language)
  const subjects = findSubjects([uncalled, ...quoted.quotes].join(' '), language)
  const headline = words.headline ?? written.headline ?? nameOfSubject(subjects[0], language)
  const perkLabels = labelsOf(offer)
  return {
    language,
    brand: findBrand(uncoloured, language),
    headline: headline ?? lexicon.headline,
    subline: words.headline === null ? written.subline : words.subline,
    offer: offer.percent ?? (offer.price ? null : perkLabels.first),
    price: offer.price ?? (words.headline === null ? null : quotedOffer.price),
    oldPrice: offer.oldPrice,
    eyebrow: perkLabels.eyebrow,
    perks: [
      ...(offer.percent || offer.price ? perkLabels.all : perkLabels.all.slice(1)),
      ...written.features,
    ],
    cta: quoted.button ?? words.button ?? call ?? chooseCall(text, language),
    author: quoted.author,
    subjects,
    moods: mentioned(text, lexicon.moods),
    occasions: mentioned(text, lexicon.occasions),
    colours: mentioned(text, lexicon.colours),
    hexColours,
    labels: { before: lexicon.before, after: lexicon.after, mark: lexicon.mark },
  }
}

interface QuotedWords {
  headline: string | null
  subline: string | null
  button: string | null
}

/** Quoted words in their order; a quoted call to action is the button wherever it stands. */
function wordsOf(quotes: string[], button: string | null, language: Language): QuotedWords {
  const isCall = (quote: string) =>
    takeCall(quote, language).rest.replace(/[\s,!.]/gu, '') === '' ||
    quote.toLowerCase() === button?.toLowerCase()
  const [headline = null, subline = null, last] = quotes.filter((quote) => !isCall(quote))
  const called = quotes.find(isCall) ?? null
  const third = last && last.length <= BUTTON_CHARACTERS_MAX ? last : null
  return { headline, subline, button: called ?? third }
}

/** What comes with it, in its words: over the headline, on the badge, on chips. */
function labelsOf(offer: Offer): { eyebrow: string | null; first: string | null; all: string[] } {
  const at = offer.perkNames.findIndex((name) => EYEBROWS.includes(name))
  const all = offer.perks.filter((_label, index) => index !== at)
  return { eyebrow: offer.perks[at] ?? null, first: all[0] ?? null, all }
}

function chooseCall(text: string, language: Language): string {
  const { ctas } = LEXICONS[language]
  const wanted = keysOf(ctas).find((name) => mentions(text, ctas[name].words))
  return ctas[wanted ?? 'shop'].label
}

const withoutEmoji = (text: string) =>
  text.replace(
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3/gu,
    ' ',
  )
