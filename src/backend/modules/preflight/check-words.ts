import { type Finding, found, isWritten, type KnownWords, type Parts } from './subject.ts'

/** Letters, digits and currency signs only: line breaks and punctuation don't change a claim. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%€$£¥₩฿₫+]/gu, '')

/** Finds the figures in a text, in normalized form. */
export type ReadFigures = (text: string) => string[]

/** Finds text on the picture that isn't in the brief; a figure that nobody gave is a claim. */
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

/** Whether a text is a concatenation of known texts: a layer may hold two legal lines in a row. */
const isMadeOf = (words: string, held: readonly string[]): boolean =>
  words === '' ||
  held.some((text) => text && words.startsWith(text) && isMadeOf(words.slice(text.length), held))

/** Checks that the brief's legal line is fully on the picture, or on one of a film's shots, in one or more layers. */
export function checkLegalLine(seen: readonly Parts[], { legal }: KnownWords): Finding[] {
  if (!legal) return []
  const isPrinted = seen.some(({ document }) => {
    const texts = document.layers.filter(isWritten).map(({ text }) => text)
    return plain(texts.join(' ')).includes(plain(legal))
  })
  return isPrinted ? [] : [found('legal_line', 'error', { text: legal })]
}
