import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { printedOf } from './printed.ts'
import { understand } from './understand.ts'

/** A brief as people write to a designer: chatty, by mail, in labels, with background and aims. */
interface BriefCase {
  prompt: string
  /** Must be on the ad, word for word. */
  prints: string[]
  /** Meant for the designer: never on the ad. */
  omits: string[]
  /** Pattern of the button label. */
  button?: string
}

const briefsOf = (language: Language): BriefCase[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'briefs', `${language}.json`), 'utf8'))

const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(briefsOf(language))('$prompt', ({ prompt, prints, omits, button }) => {
    const brief = understand(prompt, language)
    const printed = folded(printedOf(brief).join(' '))
    expect(prints.filter((words) => !printed.includes(folded(words)))).toEqual([])
    const isWord = (words: string) =>
      new RegExp(`(?<![\\p{L}])${escaped(folded(words))}(?!\\p{L})`, 'u').test(printed)
    const isLatin = (words: string) => /^[a-zà-ɏ]/iu.test(words)
    const leaks = omits.filter((words) =>
      isLatin(words) ? isWord(words) : printed.includes(folded(words)),
    )
    expect(leaks).toEqual([])
    if (button) expect(folded(brief.cta)).toMatch(new RegExp(folded(button), 'u'))
  })
})
