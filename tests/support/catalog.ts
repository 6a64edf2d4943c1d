import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

export interface CatalogEntry {
  /** Files of `src` that say it. */
  origins: string[]
  words: string
}

/** A catalog by id; ids are the English sentences. */
export function readCatalog(language: Language): Map<string, CatalogEntry> {
  // Long sentences are folded.
  const blocks = readFileSync(`locales/${language}/messages.po`, 'utf8')
    .replaceAll('"\n"', '')
    .split('\n\n')
  return new Map(
    blocks.map((block) => [
      /^msgid "(.*)"$/m.exec(block)?.[1] ?? '',
      {
        origins: [...block.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file),
        words: /^msgstr "(.*)"$/m.exec(block)?.[1] ?? '',
      },
    ]),
  )
}
