/** Search engines cut titles at about this width; a Han, kana or hangul character counts twice. */
export const TITLE_WIDTH_MAX = 60

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** Width of a title, in Latin letters. */
export const titleWidth = (title: string): number =>
  [...title].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)

/** A title with the brand appended if there is room. */
export function fitTitle(title: string, brandName: string): string {
  const full = `${title} · ${brandName}`
  return titleWidth(full) <= TITLE_WIDTH_MAX ? full : title
}
