import type { AdColour } from '../../../../contract/ad-words.ts'
import type { PromptCorrections } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { GenerationRequest } from '../../provider.ts'
import { LEXICONS } from './lexicon/index.ts'
import { printedOf } from './printed.ts'
import { findSubjects } from './subjects.ts'
import { type Brief, understand } from './understand.ts'

type Words = Pick<GenerationRequest, 'prompt' | 'language' | 'corrections' | 'wordsIn'>

/** The brief read from a request's words, with its owner's corrections. */
export const readBrief = ({ prompt, language, corrections, wordsIn }: Words): Brief =>
  setRight(understand(prompt, language), corrections ?? {}, wordsIn)

/**
 * Applies the owner's corrections and puts every word in its slot; another language brings its own fonts and breaks.
 */
export const setRight = (
  brief: Brief,
  corrections: PromptCorrections,
  wordsIn: Language = brief.language,
): Brief => placed(spoken(corrected(brief, corrections), wordsIn))

function spoken(brief: Brief, language: Language): Brief {
  if (language === brief.language) return brief
  const { before, after, mark } = LEXICONS[language]
  return { ...brief, language, labels: { before, after, mark } }
}

/** The author goes under the quote, and the brand above words that do not mention it. */
function placed(brief: Brief): Brief {
  const { brand, author, subline } = brief
  const isNamed =
    brand !== null &&
    (brand === author || printedOf(brief).join(' ').toLowerCase().includes(brand.toLowerCase()))
  return {
    ...brief,
    subline: subline ?? (author && `— ${author}`),
    eyebrow: brief.eyebrow ?? (isNamed ? null : brand),
  }
}

/** Uncorrected parts keep the reading; removed parts stay removed. */
function corrected(brief: Brief, given: PromptCorrections): Brief {
  const kept = <T>(value: T | undefined, reading: T): T => (value === undefined ? reading : value)
  const colours = given.colours && coloursOf(given.colours)
  return {
    ...brief,
    ...colours,
    brand: kept(given.brand, brief.brand),
    headline: given.headline ?? brief.headline,
    subline: kept(given.subline, brief.subline),
    offer: kept(given.offer, brief.offer),
    price: kept(given.price, brief.price),
    oldPrice: kept(given.old_price, brief.oldPrice),
    eyebrow: kept(given.eyebrow, brief.eyebrow),
    cta: kept(given.cta, brief.cta) ?? '',
    author: kept(given.author, brief.author),
    legal: kept(given.legal, brief.legal),
    perks: given.features ?? brief.perks,
    moods: given.mood === undefined ? brief.moods : listOf(given.mood),
    subjects: subjectsOf(given.subject, brief),
  }
}

const listOf = <T>(value: T | null): T[] => (value === null ? [] : [value])

function subjectsOf(subject: string | null | undefined, brief: Brief): string[] {
  if (subject === undefined) return brief.subjects
  return subject === null ? [] : findSubjects(subject, brief.language)
}

function coloursOf(
  colours: NonNullable<PromptCorrections['colours']>,
): Pick<Brief, 'colours' | 'hexColours'> {
  return {
    colours: colours.filter((colour) => !isHex(colour)),
    hexColours: colours.filter(isHex),
  }
}

const isHex = (colour: AdColour): colour is `#${string}` => colour.startsWith('#')
