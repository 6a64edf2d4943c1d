import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../src/backend/env'
import { parseLongText } from '../src/build/parse-long-text'
import { LANGUAGES, type Language } from '../src/contract/languages'
import { fillLongText } from '../src/i18n/fill-long-text'
import { LONG_TEXTS, type LongText, type LongTextName } from '../src/i18n/long-text'
import { textValues } from '../src/page/site'
import { siteOf } from '../src/server/site-of'

/** Figures of the specification (sections 5 and 9) that a text must state, whatever the language. */
const FIGURES: Partial<Record<LongTextName, RegExp[]>> = {
  terms: [/\b13\b/, /\b30\b/, /\b24\b/, /\b7\b/, /\b12\b/],
  privacy: [/\b13\b/, /\b30\b/, /\b24\b/, /\b14\b/, /\b10\b/, /\b2\b/, /\b90\b/, /\b7\b/],
  refund: [
    ...[/\b1\s?%/, /\b3\s?%/, /\b75\s?%/, /\b50\s?%/],
    ...[/\b7\b/, /\b3\b/, /\b10\b/, /\b5\b/, /\b6\b/, /\b30\b/],
  ],
  faq: [/\b100\b/, /\b12\b/, /\b7\b/, /\b30\b/],
  'how-it-works': [/\b30\b/],
}

/** Names that stay as they are in every language. */
const NAMES: Partial<Record<LongTextName, string[]>> = {
  terms: ['NSFW', 'PayPal', 'Visa', 'MasterCard', 'CDN', 'Sora', 'Veo'],
  privacy: ['PayPal', 'Visa', 'MasterCard', 'CDN', 'adloom_session', 'adloom_visitor', 'Argon2id'],
  refund: ['PayPal', 'Visa', 'MasterCard'],
  faq: ['PayPal', 'Visa', 'MasterCard', 'NSFW'],
}

const values = textValues(siteOf(readEnv({})))

const read = (language: Language, name: LongTextName) =>
  parseLongText(readFileSync(`locales/${language}/${name}.md`, 'utf8'))

/** What a translation keeps: headings, paragraphs and lists in the same places, and the links. */
const shapeOf = ({ updated, intro, sections }: LongText) => ({
  updated,
  intro: intro.map(blockShape),
  sections: sections.map(({ level, blocks }) => ({ level, blocks: blocks.map(blockShape) })),
})

const blockShape = (block: LongText['intro'][number]) =>
  block.kind === 'list' ? `${block.kind} of ${block.items.length}` : block.kind

/** Targets of all links, sorted: word order differs between languages. */
const linksOf = (text: LongText) =>
  [...JSON.stringify(text).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href).sort()

const wordsOf = (text: LongText) => {
  const words: string[] = []
  JSON.stringify(text, (key, value: unknown) => {
    if (typeof value === 'string' && !['kind', 'href', 'updated'].includes(key)) words.push(value)
    return value
  })
  return words.join('\n')
}

describe.each(LONG_TEXTS)('[R2.15] [R2.21] [R2.22] %s', (name) => {
  const english = read('en', name)

  test.each(LANGUAGES)('in %s has the sections, lists and links of the English one', (language) => {
    const text = read(language, name)
    expect(shapeOf(text)).toEqual(shapeOf(english))
    expect(linksOf(text)).toEqual(linksOf(english))
  })

  test.each(LANGUAGES)('in %s states every figure and every name', (language) => {
    const words = wordsOf(fillLongText(read(language, name), values))
    for (const figure of FIGURES[name] ?? []) expect(asciiDigits(words)).toMatch(figure)
    for (const proper of NAMES[name] ?? []) expect(words).toContain(proper)
    expect(words).toContain(values.brandName)
    // A marker beside Han punctuation is no emphasis to markdown and would be read out.
    expect(words).not.toContain('**')
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'in %s is translated',
    (language) => {
      const text = read(language, name)
      expect(text.title).not.toBe(english.title)
      const titles = new Set(english.sections.map(({ title }) => title))
      // "Contact" is French, too.
      const same = text.sections.filter(({ title }) => titles.has(title))
      expect(same.length).toBeLessThan(text.sections.length / 3)
    },
  )
})

/** `\b` knows no border between a digit and a Han or Thai letter: a space makes one. */
const asciiDigits = (words: string) => words.replace(/(\d+)/g, ' $1 ').replace(/\s+%/g, '%')
