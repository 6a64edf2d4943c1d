import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isStyle } from './design.ts'

const LATIN_ONLY = /^[\p{sc=Latin}\p{sc=Common}]*\p{sc=Latin}[\p{sc=Latin}\p{sc=Common}]*$/u
const FOREIGN = new Set<Language>(['zh', 'ja', 'ko', 'th'])
const PLEASE = /\b(?:please|pls)\b/giu

/** "Minimal green please" in a Korean brief: looks are often described in English. */
export const isForeignStyle = (shown: string, language: Language): boolean =>
  FOREIGN.has(language) &&
  LATIN_ONLY.test(shown) &&
  isStyle(shown.replace(PLEASE, ''), GRAMMARS.en, LEXICONS.en)
