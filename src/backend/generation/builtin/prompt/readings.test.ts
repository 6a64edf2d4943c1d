import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { type Brief, understand } from './understand.ts'

/** Prompts as marketers write them, and everything the engine must read from each. */
interface Reading {
  prompt: string
  reads: Partial<Brief>
}

const FOLDER = join(import.meta.dirname, 'readings')
const readingsOf = (language: Language): Reading[] =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8'))

/** The expected reading of every field a prompt leaves out. */
const NOTHING: Partial<Brief> = {
  brand: null,
  subline: null,
  offer: null,
  price: null,
  oldPrice: null,
  eyebrow: null,
  author: null,
  perks: [],
  legal: null,
  moods: [],
  occasions: [],
  colours: [],
  hexColours: [],
  dropped: [],
}

test('every language has its table of at least twelve prompts', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((name) => `${name}.json`).sort())
  for (const language of LANGUAGES) {
    expect(readingsOf(language).length).toBeGreaterThanOrEqual(12)
  }
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(readingsOf(language))('$prompt', ({ prompt, reads: { subjects, ...words } }) => {
    const {
      labels: _labels,
      clauses: _,
      trade: _trade,
      subjects: found,
      ...brief
    } = understand(prompt, language)
    expect(brief).toEqual({ ...NOTHING, language, ...words })
    expect(found[0]).toBe(subjects?.[0])
  })
})
