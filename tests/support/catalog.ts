import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

export interface CatalogEntry {
  /** The English text in the code. */
  id: string
  /** Files in `src` that use it. */
  origins: string[]
  words: string
}

/** A catalog by id. Ids are the English sentences, prefixed with the context where one has several meanings. */
export function readCatalog(language: Language): Map<string, CatalogEntry> {
  // Long sentences are folded over several lines.
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
