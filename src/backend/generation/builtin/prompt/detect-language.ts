import type { Language } from '../../../../contract/languages.ts'
import { countOf, keyOf } from './clauses/word-lists.ts'
import { ADDRESS } from './grammar/address/index.ts'
import { GRAMMARS } from './grammar/index.ts'
import { isUnmarked } from './unmarked.ts'

const STOP_WORDS: [Language, RegExp][] = [
  [
    'de',
    /(?<!\p{L})(?:und|für|mit|der|die|das|den|dem|ein|eine|einen|von|vom|nur|auf|ist|jetzt|im|bei|bis|ab|ohne|statt|zum|zur|neue[nrs]?)(?!\p{L})|[ßäö]/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:el|la|los|las|una|para|con|por|del|de|en|y|solo|un|al|hasta|junto|ahora|envío|anuncio|nuestr[oa]s?)(?!\p{L})|[ñ¿¡]/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:le|les|des|une|pour|avec|et|du|de|en|au|aux|chez|dès|sur|votre|notre|un|la|à|jusqu|dans|par|nos|vos|est|ou|sans|plus|gratuite?s?)(?!\p{L})|[çœè]/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:o|os|um|uma|para|com|de|do|da|na|e|em|à|seu|só|sem|até|agora|nosso|nossa|vaga|por cento)(?!\p{L})|[ãõ]|R\$/giu,
  ],
  [
    'en',
    /(?<!\p{L})(?:the|and|for|with|of|an|on|in|at|your|our|off|is|now|free|from|to|or|by|us|we|you|are|this|that|over|until|only|not|before|make|please|every|day|call)(?!\p{L})/giu,
  ],
]

/** Weak evidence: words of trades and terms, which many languages share. */
const WORD_POINTS = 0.5
const FALLBACK_POINTS = 1.5
const READ_MAX = 600
/** Text in these languages nearly always has their own letters or marks; without them, one foreign word is enough. */
const UNMARKED = new Set<Language>(['ja', 'ko', 'zh', 'th', 'vi'])
/** With a lead this large, small words alone decide. */
const CLEAR_LEAD = 4

function wordsOf(key: string, language: Language): number {
  const { trades, discount, was, small } = GRAMMARS[language]
  const lists = [...Object.values(trades), discount.after, was.before, small]
  return [...lists, ADDRESS[language].practical].reduce((sum, list) => sum + countOf(key, list), 0)
}

/** The language a prompt is written in, or `fallback` when its words do not tell. */
export const detectLanguage = (text: string, fallback: Language): Language =>
  byScript(text, fallback) ?? byWords(text, fallback)

function byScript(text: string, fallback: Language): Language | null {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  if (/\p{sc=Hangul}/u.test(text)) return 'ko'
  if (/\p{sc=Thai}/u.test(text)) return 'th'
  // Han alone may also be Japanese, so the interface language decides.
  if (/\p{sc=Han}/u.test(text)) return fallback === 'ja' ? 'ja' : 'zh'
  if (/[\u1ea0-\u1ef9ăđơư]/iu.test(text)) return 'vi'
  return isUnmarked(text) ? 'vi' : null
}

function byWords(text: string, fallback: Language): Language {
  const read = text.slice(0, READ_MAX)
  const small = STOP_WORDS.map(([language, words]) => ({
    language,
    score: (read.match(words) ?? []).length + (language === fallback ? FALLBACK_POINTS : 0),
  })).sort((one, other) => other.score - one.score)
  const isClear = (small[0]?.score ?? 0) - (small[1]?.score ?? 0) >= CLEAR_LEAD
  const key = keyOf(read)
  const scores = isClear
    ? small
    : small
        .map(({ language, score }) => ({
          language,
          score: score + wordsOf(key, language) * WORD_POINTS,
        }))
        .sort((one, other) => other.score - one.score)
  const best = scores[0]
  // The interface language alone is no evidence: "a red mug" says nothing in Spanish.
  const isBare = best?.language === fallback && best.score <= FALLBACK_POINTS + WORD_POINTS
  return best && !isBare && best.score > (UNMARKED.has(fallback) ? 0 : 1)
    ? best.language
    : withoutEvidence(read, fallback)
}

/** With an interface language that has its own script or marks, plain words count as English until proven otherwise. */
const withoutEvidence = (text: string, fallback: Language): Language => {
  const isForeign = UNMARKED.has(fallback) ? hasForeignWord(text) : isPlainEnglish(text, fallback)
  return isForeign ? 'en' : fallback
}

/** Spellings no native word has, names apart: "mug", "week", "shoes". */
const UNLIKE: Partial<Record<Language, RegExp>> = {
  es: /(?:[bcfghkmpt]|[a-z][^aeiouns]s)$|w|k|sh|th|oo|ee|ck/u,
  pt: /(?:[bcdfghknpt]|[a-z][^aeioulmnr]s)$|w|k|y|sh|th|oo|ee|ck/u,
  fr: /(?:[bhkvw]|[^ant]g|ing)$|w|k(?!i)|sh|th$|oo|ee|ck/u,
}

/** "a red mug" on a Spanish page: unaccented words that Spanish cannot spell, or English colors. */
function isPlainEnglish(text: string, fallback: Language): boolean {
  const words = text.match(/(?<![\p{L}\p{M}\d.@/-])[a-z]{2,}(?![\p{L}\p{M}\d@/]|\.[a-z])/gu) ?? []
  if (/[à-ÿ]/iu.test(text) || words.length < 2) return false
  const unlike = UNLIKE[fallback]
  const english = words.filter((word) => ENGLISH.test(word) || unlike?.test(word))
  return english.length * 2 > words.length
}

/** Short words that are only English and are no one-word brand. */
const ENGLISH =
  /^(?:red|blue|green|yellow|black|white|grey|brown|purple|pink|golden|wooden|new|old|big|small|fresh|summer|winter|spring|autumn|handmade|cheap|best|good|great|cosy|cozy|soft|warm|cold|sweet|shoes?|shirts?|dress(?:es)?|bags?|books?|coffee|cake|bread|house|flat|garden|dog|cat|kids|women|men|watch|chair|table|lamp|candles?|mug|cups?|bottles?)$/u

/** "Lamp number 56": a lowercase word that is no Vietnamese syllable belongs to another language. */
const hasForeignWord = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])[a-z]{4,}(?![\p{L}\d])/gu) ?? []).some((word) => !SYLLABLE.test(word))
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/u
