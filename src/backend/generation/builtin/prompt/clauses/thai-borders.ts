let thaiWords: Intl.Segmenter | undefined

/** สุภาพ is polite, and no picture: whether what lies between two places of a Thai text ends a longer word. */
export function endsLongerWord(text: string, start: number, end: number): boolean {
  if (start <= 0 || !/\p{sc=Thai}/u.test(text)) return false
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  const word = thaiWords.segment(text).containing(start)
  return word !== undefined && word.index < start && word.index + word.segment.length >= end
}

/**
 * ประกาศนียบัตร is a certificate, and no notice: whether what lies between two places of a Thai text is the
 * beginning of a longer word. A border that is missed within it says nothing: the dictionary has no แบนเนอร์.
 */
export function beginsLongerWord(text: string, start: number, end: number): boolean {
  if (end >= text.length || !/\p{sc=Thai}/u.test(text)) return false
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  const word = thaiWords.segment(text).containing(end)
  return word !== undefined && word.index <= start && word.index < end
}
