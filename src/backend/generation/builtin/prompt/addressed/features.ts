import type { Language } from '../../../../../contract/languages.ts'
import { isUnspaced, keyOf } from '../clauses/word-lists.ts'

/** How many weights a language has: a feature's place among them is its hash. */
export const PLACES = 8_192

/** Longer text is no clause: what is beyond tells nothing more. */
const CHARACTERS_MAX = 160
const FIGURES = /\d+/gu

/**
 * What is seen of a sentence, as places in the table of its language: words, pairs of words, and runs of
 * letters, which know a word by its stem and with its typing errors. Each once, in the order they are met.
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

/** Where no spaces are written, a run of two signs is a word already. */
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
