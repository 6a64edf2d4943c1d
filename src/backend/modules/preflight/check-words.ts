import { type Finding, found, isWritten, type KnownWords, type Parts } from './subject.ts'

/** Letters and figures alone: how words are broken and marked is no other claim. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%€$£¥₩฿₫+]/gu, '')

/** Finds the figures of a text, in one writing. */
export type ReadFigures = (text: string) => string[]

/** Words on the picture that the brief does not hold: a figure that nobody gave is a claim. */
export function checkWords(
  { document }: Parts,
  { texts }: KnownWords,
  figuresOf: ReadFigures,
): Finding[] {
  const held = texts.map(plain)
  const figures = new Set(figuresOf(texts.join(' | ')))
  return document.layers.filter(isWritten).flatMap((layer) => {
    const words = plain(layer.text)
    if (held.some((text) => text.includes(words)) || isMadeOf(words, held)) return []
    const isClaim = figuresOf(layer.text).some((figure) => !figures.has(figure))
    const severity = isClaim ? 'error' : 'warning'
    return [found('words', severity, { layer: layer.id, text: layer.text })]
  })
}

/** Whether words are nothing but known ones, one after the other: a layer may say two legal lines in a row. */
const isMadeOf = (words: string, held: readonly string[]): boolean =>
  words === '' ||
  held.some((text) => text && words.startsWith(text) && isMadeOf(words.slice(text.length), held))

/** The legal line of the brief is on the picture, or on one of a film's shots: whole, in one layer or several. */
export function checkLegalLine(seen: readonly Parts[], { legal }: KnownWords): Finding[] {
  if (!legal) return []
  const isPrinted = seen.some(({ document }) => {
    const texts = document.layers.filter(isWritten).map(({ text }) => text)
    return plain(texts.join(' ')).includes(plain(legal))
  })
  return isPrinted ? [] : [found('legal_line', 'error', { text: legal })]
}
