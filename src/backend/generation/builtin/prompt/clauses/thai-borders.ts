let thaiWords: Intl.Segmenter | undefined

/** สุภาพ means polite and contains no picture: whether a span of Thai text is the end of a longer word. */
export function endsLongerWord(text: string, start: number, end: number): boolean {
  if (start <= 0 || !/\p{sc=Thai}/u.test(text)) return false
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  const word = thaiWords.segment(text).containing(start)
  return word !== undefined && word.index < start && word.index + word.segment.length >= end
}

/**
 * ประกาศนียบัตร is a certificate, no announcement: whether a span of Thai text is the start of a longer word. A
 * boundary the segmenter finds within the span proves nothing: its dictionary lacks แบนเนอร์.
 */
export function beginsLongerWord(text: string, start: number, end: number): boolean {
  if (end >= text.length || !/\p{sc=Thai}/u.test(text)) return false
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  const word = thaiWords.segment(text).containing(end)
  return word !== undefined && word.index <= start && word.index < end
}
