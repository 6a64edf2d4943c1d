import type { Mood } from '../../../../contract/ad-words.ts'
import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { mentioned } from '../prompt/words.ts'

/** The moods a brand's tone words name, in any of the ten languages. */
export function moodsOf(toneWords: string[], language: Language): Mood[] {
  const text = toneWords.join(', ')
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)]
  return [...new Set(languages.flatMap((each) => mentioned(text, LEXICONS[each].moods)))]
}
