import { diffWordsWithSpace } from 'diff'
import type { Language } from '@/contract/languages'

export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A word diff in reading order; also splits words in languages without spaces. */
export function wordChanges(before: string, after: string, language: Language): Change[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => {
    const changed = added ? 'added' : 'removed'
    return { kind: added || removed ? changed : 'same', text: value }
  })
}
