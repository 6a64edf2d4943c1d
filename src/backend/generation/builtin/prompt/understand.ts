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

/** What the engine read from a prompt: the ad's words and the direction of its look. */
export interface Brief {
  language: Language
  brand: string | null
  headline: string
  subline: string | null
  /** An offer short enough for a badge, verbatim. */
  offer: string | null
  price: string | null
  oldPrice: string | null
  /** Set small above the headline. */
  eyebrow: string | null
  /** All other copy for the ad's reader, one line each. */
  perks: string[]
  /** Small print. */
  legal: string | null
  /** Empty if the ad has no button. */
  cta: string
  /** Who says the headline, if it is a quote. */
  author: string | null
  /** The line of business, if the words reveal it. */
  trade: Reading['trade']
  /** Code points of bundled pictures that show the subject. */
  subjects: string[]
  moods: Mood[]
  /** The background brightness asked of the designer, if any. */
  tone?: 'light' | 'dark'
  occasions: Occasion[]
  colours: ColourName[]
  /** Colors mentioned only to rule them out: "no red". */
  avoided?: ColourName[]
  /** Colors given as hex values; they take precedence over named ones. */
  hexColours: `#${string}`[]
  labels: { before: string; after: string; mark: string; isAsked?: true }
  /** Every clause with its role, and the text left unprinted. */
  clauses: Clause[]
  dropped: string[]
}

/** Reads a prompt with word lists and rules, without a model. Never fails, whatever the text. */
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

/** Vietnamese typed without diacritics is read with them and printed as typed. */
const readTyped = (text: string, language: Language): Reading =>
  language === 'vi' && !hasMarks(text)
    ? asTyped(readClauses(withMarks(text), language), text)
    : readClauses(text, language)

/** "Bild bei Sonnenuntergang": a description of the picture names no brand. */
function withoutLooks(text: string, { clauses, language }: Reading): string {
  const { looks, depicted } = GRAMMARS[language]
  const { glows, props } = SCENERY[language]
  const isOfLooks = (key: string) => [looks, depicted, glows, props].some((list) => has(key, list))
  return clauses
    .filter((clause) => clause.role === 'design' && isOfLooks(keyOf(clause.text)))
    .reduce((left, clause) => left.replace(clause.text, ' '), text)
}

/** The clauses for the designer: they say more about the look than the copy does. */
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

/** The two halves of a picture carry the labels the brief gives them. */
const labelsOf = ([before, after]: string[], { mark, ...names }: Lexicon): Brief['labels'] =>
  before && after
    ? { before, after, mark, isAsked: true }
    : { before: names.before, after: names.after, mark }

/** A color counts if it is in an instruction to the designer or describes the advertised thing. */
const colouredWords = ({ clauses }: Reading): string =>
  clauses
    .filter(
      ({ role, text }) =>
        ['design', 'slot', 'headline', 'subline'].includes(role) || isUnspaced(text),
    )
    .map((clause) => clause.text)
    .join('\n')

/** Trades that sell the thing they name; others mention things they do not sell. */
const WITH_PICTURE = new Set<Reading['trade']>([null, 'order', 'restaurant'])

/** A picture of what the headline names; a prompt of nothing but an emoji shows that emoji. */
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
