import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

export interface CatalogEntry {
  /** What the code says in English. */
  id: string
  /** Files of `src` that say it. */
  origins: string[]
  words: string
}

/** A catalog by id; ids are the English sentences. Where one has several meanings, the context stands before it. */
export function readCatalog(language: Language): Map<string, CatalogEntry> {
  // Long sentences are folded.
  const blocks = readFileSync(`locales/${language}/messages.po`, 'utf8')
    .replaceAll('"\n"', '')
    .split('\n\n')
  return new Map(
    blocks.map((block) => {
      const field = (name: string) => new RegExp(`^${name} "(.*)"$`, 'm').exec(block)?.[1] ?? ''
      const [context, id] = [field('msgctxt'), field('msgid')]
      return [
        context ? `${context}\u0004${id}` : id,
        {
          id,
          origins: [...block.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file),
          words: field('msgstr'),
        },
      ]
    }),
  )
}
