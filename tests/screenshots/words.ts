import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

/** What is on screen in a language for an English text of the code. */
export type Say = (english: string) => string

/** Reads the catalog of a language; a text that is not translated yet stays English. */
export function wordsOf(language: Language): Say {
  const catalog = readFileSync(`locales/${language}/messages.po`, 'utf8')
  const words = new Map<string, string>()
  for (const [, english, said] of catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)) {
    if (english && said) words.set(english, said)
  }
  return (english) => words.get(english) ?? english
}
