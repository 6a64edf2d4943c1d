import type { Language } from '../../../../../contract/languages.ts'
import { isUnspaced, keyOf } from '../clauses/word-lists.ts'

/** Number of weights per language: a feature's hash is its index among them. */
export const PLACES = 8_192

/** Longer text is no clause; the rest adds nothing. */
const CHARACTERS_MAX = 160
const FIGURES = /\d+/gu

/**
 * The features of a sentence, as indexes into its language's table: words, word pairs and letter runs, which recognize
 * a word by its stem and despite typos. Each once, in order of appearance.
 */
export function featuresOf(text: string, language: Language): Set<number> {
  const key = keyOf(text.slice(0, CHARACTERS_MAX)).replace(FIGURES, '0')
  const found = new Set<number>()
  const add = (kind: string, value: string) => found.add(placeOf(`${kind}${value}`))
  if (/[?？]\s*$/u.test(text)) add('?', '')
  if (isUnspaced(key) && language !== 'ko') addSigns(key, add)
  else addWords(key, add)
  return found
}

type Add = (kind: string, value: string) => void

function addWords(key: string, add: Add): void {
  const words = key.trim().split(' ')
  for (const [at, word] of words.entries()) {
    add('w', word)
    add('p', `${words[at - 1] ?? ''} ${word}`)
  }
  add('p', `${words.at(-1) ?? ''} `)
  addRuns(key, [3, 4, 5], add)
}

/** Without spaces, a run of two characters is already a word. */
function addSigns(key: string, add: Add): void {
  const glued = ` ${key.replaceAll(' ', '')} `
  addRuns(glued, [1, 2, 3, 4], add)
}

function addRuns(text: string, lengths: number[], add: Add): void {
  for (const length of lengths)
    for (let at = 0; at + length <= text.length; at += 1)
      add(`${length}`, text.slice(at, at + length))
}

/** FNV-1a, by Fowler, Noll and Vo, over UTF-16 units. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES
}
