import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { SCENES } from '../grammar/scenes.ts'
import { STAGING } from '../grammar/staging/index.ts'
import { isDated } from './dates.ts'
import { isForReaders } from './design.ts'
import { CLOSE, OPEN } from './marks.ts'
import { has, keyOf, pattern, plain, without } from './word-lists.ts'

const HELD = new RegExp(`${OPEN}\\d+${CLOSE}`, 'gu')

/** Whether a brief is from a business that sells pictures; "studio light" alone does not count. */
export const sellsPictures = (text: string, language: Language): boolean =>
  pattern(`(?<!\\p{L})(?:${SCENES[language].sells})|(?:${glued(SCENES[language].sells)})`).test(
    without(keyOf(text), STAGING[language].seen),
  )

/** In scripts without spaces a word may begin anywhere. */
const glued = (source: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(source)
    ? source
    : '(?!)'

/** "Photo of a cup on a table": a description of the requested picture, not copy. */
export function isScene(clause: string, language: Language, isFirst = true): boolean {
  const text = plain(clause.replace(HELD, ' ')).replace(/\s+/gu, ' ').trim()
  if (isSaid(text, language)) return false
  const { opens, ends } = SCENES[language]
  if (!isFirst && SHOWN.test(text) && VIEWED.test(text)) return true
  return (
    pattern(`^(?:${opens})`).test(`${text} `) || pattern(`(?:${ends})[\\s。．.!！]*$`).test(text)
  )
}

/** "An old man laughing in a garden": someone or something, and how it looks. */
const SHOWN = /^(?:an?|two|three|ein|eine|zwei|une?|deux|una?|unos|dos|uma?|duas|một|hai) \p{L}/u
const VIEWED =
  /(?<!\p{L})(?:laughing|smiling|holding|standing|sitting|running|walking|looking (?:at|into|out|up)|at (?:dawn|dusk|sunset|sunrise)|golden hour|from above|in the background|lachend|lächelnd|bei sonnenaufgang|im sonnenuntergang|im hintergrund|von oben|lever d[eu] soleil|coucher d[eu] soleil|vue du ciel|souriante?s?|qui (?:sourit|rit|tient)|en arrière-plan|al atardecer|al amanecer|sonriendo|riendo|sosteniendo|de fondo|ao pôr do sol|nascer do sol|sorrindo|rindo|segurando|ao fundo|vista de cima|hoàng hôn|bình minh|nhìn từ trên|đang cười)(?!\p{L})/u

/** Whether a clause after a scene continues it. */
export const goesOnWithScene = (clause: string, language: Language): boolean =>
  !isSaid(clause, language) && !/\d/u.test(clause)

/** Whether a text names money, an offer, a day or contact details. */
function isSaid(text: string, language: Language): boolean {
  const { offers, tidings, legal } = GRAMMARS[language]
  return (
    isForReaders(text) ||
    isDated(text) ||
    [offers, tidings, legal].some((list) => has(keyOf(text), list))
  )
}

/** What a scene shows, without the words that call it a picture. */
export function seenIn(clause: string, language: Language): string {
  const text = clause.replace(HELD, ' ').replace(/\s+/gu, ' ').trim()
  const { opens, ends } = SCENES[language]
  const opening = pattern(`^(?:${opens})`).exec(plain(text))?.[0].length ?? 0
  const ending = pattern(`(?:${ends})[\\s。．.!！]*$`).exec(plain(text))?.[0].length ?? 0
  return text.slice(opening, text.length - ending).trim()
}
