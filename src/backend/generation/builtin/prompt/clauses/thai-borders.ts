let thaiWords: Intl.Segmenter | undefined

/** ประกาศนียบัตร is a certificate, and no notice: whether a Thai word begins at a place of a text. */
export function isWordBorder(text: string, at: number): boolean {
  if (!/\p{sc=Thai}/u.test(text)) return true
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  return at >= text.length || thaiWords.segment(text).containing(at)?.index === at
}
