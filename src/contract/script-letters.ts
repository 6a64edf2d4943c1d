/** Letters of the scripts that bundled typefaces are designed for. Kept free of zod: screen and engine share it. */
export const WRITABLE_LETTER =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Common}\p{sc=Inherited}]/u

/** Words that no bundled typeface can draw, such as Arabic ones. */
export const unwritableWords = (text: string): string[] =>
  text
    .split(/\s+/u)
    .filter((word) => (word.match(/\p{L}/gu) ?? []).some((letter) => !WRITABLE_LETTER.test(letter)))

/**
 * Line spacing as a multiple of the size: Thai stacks marks above and below, Vietnamese above; Han fills its
 * square.
 */
export function naturalLeading(text: string): number {
  if (/\p{sc=Thai}/u.test(text)) return 1.42
  if (/[\u1ea0-\u1ef9]/u.test(text)) return 1.24
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)) return 1.24
  return 1.1
}
