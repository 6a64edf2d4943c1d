const LEFT = ' ,;:、，。；：·•|*_>→'
const RIGHT = ' ,;:、，。；：·•|*_'

/** Removes marks that only separated the text from its neighbors. */
export function trimmed(text: string): string {
  const whole = text.replace(/[\s\ue005]+/gu, ' ')
  let start = 0
  let end = whole.length
  while (start < end && (LEFT.includes(whole[start]!) || isLooseDash(whole, start))) start += 1
  while (end > start && (RIGHT.includes(whole[end - 1]!) || isLooseEnd(whole, start, end))) end -= 1
  return whole.slice(start, end)
}

/** A dash before a word; before a digit it is a minus. */
const isLooseDash = (text: string, at: number): boolean =>
  /[–—.-]/u.test(text[at]!) && !/[\d.]/u.test(text[at + 1] ?? '')

/** "Nur vom 1. bis 31.3.": the period behind a German numeric month belongs to it. */
const DAY =
  /(?:(?<!\p{L})(?:bis|am|vom|ab|zum|und|den|dem|seit|mo|di|mi|do|fr|sa|so|\p{L}+tag)\.?,? |\d\. ?[–-] ?)(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/iu

function isLooseEnd(text: string, start: number, end: number): boolean {
  const last = text[end - 1]!
  // "8 a.m.", "10.00 น."
  if (last === '.' && /(?:\.\s?\p{L}|\p{sc=Thai})\.$/u.test(text.slice(0, end))) return false
  if (last === '.' && DAY.test(text.slice(0, end))) return false
  if (last === '.')
    return text[end - 2] !== '.' && !/[-–]/u.test(text[end - 2] ?? '') && end - start > 1
  return /[–—-]/u.test(last) && !/[\p{L}\p{N}.,]/u.test(text[end - 2] ?? '')
}

/** 名字叫「: drops a dangling opening mark, and a text of marks alone. */
export const withoutLoose = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.replace(/[\s「『【《“„«‘(（[:：]+$/u, '') : ''
