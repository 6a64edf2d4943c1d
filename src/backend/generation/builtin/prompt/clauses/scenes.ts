import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { SCENES } from '../grammar/scenes.ts'
import { isDated } from './dates.ts'
import { isForReaders } from './design.ts'
import { CLOSE, OPEN } from './marks.ts'
import { has, keyOf, pattern, plain } from './word-lists.ts'

const HELD = new RegExp(`${OPEN}\\d+${CLOSE}`, 'gu')

/** Whether the text of a whole brief is of somebody who sells pictures. */
export const sellsPictures = (text: string, language: Language): boolean =>
  pattern(`(?<!\\p{L})(?:${SCENES[language].sells})|(?:${glued(SCENES[language].sells)})`).test(
    plain(text),
  )

/** In scripts without spaces a word begins anywhere. */
const glued = (source: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(source)
    ? source
    : '(?!)'

/** "Photo of a cup on a table": a picture that is wished for, told in words that nobody is to read. */
export function isScene(clause: string, language: Language): boolean {
  const text = plain(clause.replace(HELD, ' ')).replace(/\s+/gu, ' ').trim()
  if (isSaid(text, language)) return false
  const { opens, ends } = SCENES[language]
  return (
    pattern(`^(?:${opens})`).test(`${text} `) || pattern(`(?:${ends})[\\s。．.!！]*$`).test(text)
  )
}

/** A clause behind a scene that goes on about it. */
export const goesOnWithScene = (clause: string, language: Language): boolean =>
  !isSaid(clause, language) && !/\d/u.test(clause)

/** It names money, an offer, a day or a way to reach someone. */
function isSaid(text: string, language: Language): boolean {
  const { offers, tidings, legal } = GRAMMARS[language]
  return (
    isForReaders(text) ||
    isDated(text) ||
    [offers, tidings, legal].some((list) => has(keyOf(text), list))
  )
}

/** The thing that a scene shows, without the words that call it a picture. */
export function seenIn(clause: string, language: Language): string {
  const text = clause.replace(HELD, ' ').replace(/\s+/gu, ' ').trim()
  const { opens, ends } = SCENES[language]
  const opening = pattern(`^(?:${opens})`).exec(plain(text))?.[0].length ?? 0
  const ending = pattern(`(?:${ends})[\\s。．.!！]*$`).exec(plain(text))?.[0].length ?? 0
  return text.slice(opening, text.length - ending).trim()
}
