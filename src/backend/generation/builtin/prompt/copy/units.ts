/** The width of a text in units: letters of wide scripts take twice the room. */
export const unitsOf = (text: string): number =>
  text.length +
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0)
