import { BREAK } from './clauses/marks.ts'

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3)+/gu
/** Symbols that fonts include and copy needs. */
const KEPT = /[©®™★☆✓✔✅→➜➤►▶♥❤☎✆✉ℹ↔]/u
const LOOSE = /[^©®™★☆✓✔✅→➜➤►▶♥❤☎✆✉ℹ↔]/gu
const ENDS_WORDS = /[\p{L}\p{M}\p{N})%!?€$£¥]\s?$/u
const BEGINS_WORDS = /^(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*\s*[\p{L}\p{N}(]/u
/** "Grab a 🍕 tonight": here the emoji stands for a word. */
const LEADS_ON =
  /(?<!\p{L})(?:an?|the|our|my|your|of|with|and|for|in|i|de|le|la|les|une?|et|el|los|una|con|y|os?|um|uma|com|e|eine?|der|die|das|mit|und|&|một|và|với)\s?$/iu

/** Removes emoji from a text; an emoji between words separates the text before it from the text after it. */
export const withoutEmoji = (text: string): string =>
  text.replace(EMOJI, (mark, index: number) => {
    if (KEPT.test(mark)) return mark.replace(LOOSE, '')
    return isBetweenWords(text, index, index + mark.length) ? BREAK : ' '
  })

function isBetweenWords(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start)
  if (!ENDS_WORDS.test(before) || LEADS_ON.test(before)) return false
  return BEGINS_WORDS.test(text.slice(end, end + 6))
}
