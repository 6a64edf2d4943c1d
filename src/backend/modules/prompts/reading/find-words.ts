import type { Language } from '../../../../contract/languages.ts'

/** A part of a prompt, as written there. */
export interface FoundWords {
  text: string
  /** The surrounding text up to the next comma, period or line break. */
  clause: string
}

const SEPARATOR = /[.,;:!?。、，；：！？()（）\n•|]/u

/** Finds words in a prompt, whole and contiguous; null if the prompt doesn't contain them. */
export function findWords(prompt: string, words: string, language: Language): FoundWords | null {
  const text = prompt.replace(/[^\S\n]+/gu, ' ')
  const wanted = words.trim().replace(/\s+/gu, ' ')
  if (wanted === '') return null
  const edges = edgesOf(text, language)
  const [low, key] = [text.toLowerCase(), wanted.toLowerCase()]
  // A letter whose lower case is longer would shift all positions after it.
  if (low.length !== text.length) return null
  for (let start = low.indexOf(key); start >= 0; start = low.indexOf(key, start + 1)) {
    const end = start + key.length
    if (edges.has(start) && edges.has(end))
      return { text: text.slice(start, end), clause: clauseAround(text, start, end) }
  }
  return null
}

function edgesOf(text: string, language: Language): Set<number> {
  const edges = new Set([text.length])
  for (const { index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    edges.add(index)
  return edges
}

function clauseAround(text: string, start: number, end: number): string {
  let from = start
  while (from > 0 && !SEPARATOR.test(text[from - 1] ?? '')) from -= 1
  let to = end
  while (to < text.length && !SEPARATOR.test(text[to] ?? '')) to += 1
  return text.slice(from, to)
}
