import type { Language } from '../../../../contract/languages.ts'

const ADDRESSES =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<![\w@])(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?/giu
const TAGS = /(?<![\p{L}\d])[@#][\p{L}\d_.]+/gu
const QUOTED = /[“"„«「『]([^”"“»」』\n]{1,200})[”"“»」』]/gu
const BLANKS = /\[[^\]\n]{1,60}\]/gu
/** iPhone, X100, COVID-19, H&M. */
const CODED = /[\p{Lu}\p{Ll}\d&]*(?:\p{Ll}\p{Lu}|\p{Lu}{2,}|\p{L}&\p{L}|\p{Lu}\d)[\p{L}\d&-]*/gu
const CAPITALISED = /\p{Lu}\p{Ll}[\p{L}'’-]*/gu

/** Where to go and whom to name, character by character the same in every language. */
export const addressesOf = (text: string): string[] =>
  [ADDRESSES, TAGS, BLANKS].flatMap((pattern) => text.match(pattern) ?? []).map(withoutEnd)

export const codesOf = (text: string): string[] => text.match(CODED) ?? []

/** Words between quotation marks, which are set as they are written. */
export const quotesOf = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, words = '']) => words.trim())

/** Names inside a sentence, told by their capital; German has capitals on every noun. */
export function namesOf(text: string, language: Language): string[] {
  if (language === 'de') return []
  return [...text.matchAll(CAPITALISED)]
    .filter(({ index }) => !isAtStart(text.slice(Math.max(0, index - 3), index)))
    .map(([name]) => name)
}

const isAtStart = (before: string): boolean => /^$|[.!?:;\n“"„«(•–—]\s*$|^\s*$/u.test(before)

const withoutEnd = (address: string): string => address.replace(/[.,;:!?)]+$/u, '')
