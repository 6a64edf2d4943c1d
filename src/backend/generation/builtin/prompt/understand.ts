import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import { placeCopy } from './ad-copy.ts'
import { affirmed } from './affirmed.ts'
import { findBrand } from './brand-name.ts'
import { readClauses } from './clauses/read-clauses.ts'
import type { Clause, Reading } from './clauses/reading.ts'
import { has, isUnspaced, keyOf } from './clauses/word-lists.ts'
import { detectLanguage } from './detect-language.ts'
import { GRAMMARS } from './grammar/index.ts'
import { SCENERY } from './grammar/scenery/index.ts'
import { takeHexColours } from './hex-colours.ts'
import { LEXICONS } from './lexicon/index.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { TONES } from './lexicon/tones.ts'
import { sureSubjects } from './named-subjects.ts'
import { sanitise } from './sanitise.ts'
import { findSubjects, nameOfSubject } from './subjects.ts'
import { asTyped, hasMarks, withMarks } from './unmarked.ts'
import { withoutEmoji } from './without-emoji.ts'
import { ROOM, withoutNames } from './without-names.ts'
import { mentioned } from './words.ts'

/** What the engine read out of a prompt: the words of the ad and the direction of its look. */
export interface Brief {
  language: Language
  brand: string | null
  headline: string
  subline: string | null
  /** An offer short enough for a badge, as it was written. */
  offer: string | null
  price: string | null
  oldPrice: string | null
  /** Set small over the headline. */
  eyebrow: string | null
  /** Everything else for the reader of the ad, each a line of its own. */
  perks: string[]
  /** Small print. */
  legal: string | null
  /** Empty for an ad without a button. */
  cta: string
  /** Who says the headline, where it is somebody's words. */
  author: string | null
  /** The line of business, where the words tell it. */
  trade: Reading['trade']
  /** Code points of bundled pictures that show what it is about. */
  subjects: string[]
  moods: Mood[]
  /** How bright the ground is wished, where that is said to the designer. */
  tone?: 'light' | 'dark'
  occasions: Occasion[]
  colours: ColourName[]
  /** Named only to be left out: "no red". */
  avoided?: ColourName[]
  /** Colours given by value, which go before the named ones. */
  hexColours: `#${string}`[]
  labels: { before: string; after: string; mark: string; isAsked?: true }
  /** Every clause with its role, and what is not printed. */
  clauses: Clause[]
  dropped: string[]
}

/** Reads a prompt by word lists and rules, without a model; never fails, whatever the text. */
export function understand(prompt: string, interfaceLanguage: Language): Brief {
  const text = sanitise(prompt)
  const language = detectLanguage(text, interfaceLanguage)
  const lexicon = LEXICONS[language]
  const { colours: hexColours, rest: uncoloured } = takeHexColours(text, GRAMMARS[language].small)
  const reading = readTyped(withoutEmoji(uncoloured), language)
  const copy = placeCopy(reading)
  const subjects = subjectsOf(reading, text)
  const asked = askedWords(reading)
  const headline = copy.headline ?? nameOfSubject(subjects[0], language) ?? lexicon.headline
  return {
    language,
    brand: findBrand(withoutLooks(uncoloured, reading), language),
    headline: capitalised(headline),
    subline: reading.subline ?? (copy.subline && capitalised(copy.subline)),
    offer: copy.offer && capitalised(copy.offer),
    price: copy.price && capitalised(copy.price),
    oldPrice: copy.oldPrice,
    eyebrow: copy.eyebrow && capitalised(copy.eyebrow),
    perks: copy.facts.map(capitalised),
    legal: copy.legal,
    cta: capitalised(reading.cta),
    author: reading.author,
    trade: reading.trade,
    subjects,
    moods: [...new Set([asked, text].flatMap((each) => mentioned(affirmed(each), lexicon.moods)))],
    ...toneOf(asked, language),
    ...avoidedIn(asked, lexicon),
    occasions: mentioned(text, lexicon.occasions),
    colours: mentioned(
      withoutNames(affirmed(colouredWords(reading)).replace(ROOM, ' ')),
      lexicon.colours,
    ),
    hexColours,
    labels: labelsOf(reading.captions, lexicon),
    clauses: reading.clauses,
    dropped: [
      ...reading.clauses
        .filter(({ role }) => role === 'design' || role === 'slot')
        .map((clause) => clause.text),
      ...copy.left,
    ],
  }
}

/** Vietnamese typed without its marks is read with them, and printed as it was typed. */
const readTyped = (text: string, language: Language): Reading =>
  language === 'vi' && !hasMarks(text)
    ? asTyped(readClauses(withMarks(text), language), text)
    : readClauses(text, language)

/** "Bild bei Sonnenuntergang": what is only seen names nobody. */
function withoutLooks(text: string, { clauses, language }: Reading): string {
  const { looks, depicted } = GRAMMARS[language]
  const { glows, props } = SCENERY[language]
  const isOfLooks = (key: string) => [looks, depicted, glows, props].some((list) => has(key, list))
  return clauses
    .filter((clause) => clause.role === 'design' && isOfLooks(keyOf(clause.text)))
    .reduce((left, clause) => left.replace(clause.text, ' '), text)
}

/** What is said to the designer: of the look it says more than the words for customers. */
const askedWords = ({ clauses }: Reading): string =>
  clauses
    .filter(({ role }) => role === 'design')
    .map(({ text }) => text)
    .join('\n')

function avoidedIn(asked: string, { colours }: Lexicon): Pick<Brief, 'avoided'> {
  const wanted = new Set(mentioned(affirmed(asked), colours))
  const avoided = mentioned(asked, colours).filter((name) => !wanted.has(name))
  return avoided.length > 0 ? { avoided } : {}
}

function toneOf(asked: string, language: Language): Pick<Brief, 'tone'> {
  const [tone] = mentioned(affirmed(asked), TONES[language])
  return tone ? { tone } : {}
}

/** The halves of a picture have the names that the brief gives them. */
const labelsOf = ([before, after]: string[], { mark, ...names }: Lexicon): Brief['labels'] =>
  before && after
    ? { before, after, mark, isAsked: true }
    : { before: names.before, after: names.after, mark }

/** A colour is of the look where it is said to the designer, or of the thing that the ad is about. */
const colouredWords = ({ clauses }: Reading): string =>
  clauses
    .filter(
      ({ role, text }) =>
        ['design', 'slot', 'headline', 'subline'].includes(role) || isUnspaced(text),
    )
    .map((clause) => clause.text)
    .join('\n')

/** Trades that sell what they name; others speak of things they are not about. */
const WITH_PICTURE = new Set<Reading['trade']>([null, 'order', 'restaurant'])

/** A picture of what the headline names; nothing said but a sign shows the sign. */
function subjectsOf(
  { clauses, headline, subline, scene, trade, language }: Reading,
  text: string,
): string[] {
  if (headline === null) return clauses.length === 0 ? findSubjects(text, language) : []
  if (!WITH_PICTURE.has(trade)) return []
  const named = sureSubjects(headline)
  return named.length > 0 ? named : sureSubjects(subline ?? scene ?? '')
}

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
