import type { Language } from '../../../../contract/languages.ts'

const ADDRESSES =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<![\w@])(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?/giu
const TAGS = /(?<![\p{L}\d])[@#][\p{L}\d_.]+/gu
const QUOTED = /[“"„«「『]([^”"“»」』\n]{1,200})[”"“»」』]/gu
const BLANKS = /\[[^\]\n]{1,60}\]/gu
/** iPhone, X100, COVID-19, H&M. */
const CODED = /[\p{Lu}\p{Ll}\d&]*(?:\p{Ll}\p{Lu}|\p{Lu}{2,}|\p{L}&\p{L}|\p{Lu}\d)[\p{L}\d&-]*/gu
const CAPITALISED = /\p{Lu}\p{Ll}[\p{L}'’-]*/gu

/** Addresses, tags and placeholders, which stay the same in every language, character by character. */
export const addressesOf = (text: string): string[] =>
  [ADDRESSES, TAGS, BLANKS].flatMap((pattern) => text.match(pattern) ?? []).map(withoutEnd)

export const codesOf = (text: string): string[] => text.match(CODED) ?? []

/** Words in quotation marks, which are printed exactly as written. */
export const quotesOf = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words.trim())

/** Names inside a sentence, recognized by their capital letter; none for German, which capitalizes every noun. */
export function namesOf(text: string, language: Language): string[] {
  if (language === 'de') return []
  return [...text.matchAll(CAPITALISED)]
    .filter(({ index }) => !isAtStart(text.slice(Math.max(0, index - 3), index)))
    .map(([name]) => name)
}

const isAtStart = (before: string): boolean => /^$|[.!?:;\n“"„«(•–—]\s*$|^\s*$/u.test(before)

const withoutEnd = (address: string): string => address.replace(/[.,;:!?)]+$/u, '')
