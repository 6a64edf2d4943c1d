import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { printedOf } from '../src/backend/generation/builtin/prompt/printed.ts'
import { understand } from '../src/backend/generation/builtin/prompt/understand.ts'
import { nextDay } from '../src/backend/modules/templates/occasion-day.ts'
import { SHIPPED_IDS } from '../src/backend/modules/templates/shipped.ts'
import { shippedTexts } from '../src/backend/modules/templates/shipped-texts.ts'
import { LANGUAGES, type Language } from '../src/contract/languages.ts'
import { TEMPLATE_SLOTS } from '../src/contract/templates.ts'

type Fillings = Record<Language, Record<string, string>>
const FILLINGS: Fillings = JSON.parse(readFileSync('tests/support/template-fillings.json', 'utf8'))

const SLOT = /\{([a-z]+)\}/g
const slotsIn = (prompt: string) => [...prompt.matchAll(SLOT)].map(([, slot = '']) => slot)
/** Letters and figures alone: what an ad prints may begin with a capital and end without a stop. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.,:;!。、，：！・]/g, '')
const lastSentence = (text: string) => plain(text.split(/[.。\n]\s*/).at(-1) ?? '')

describe.each(LANGUAGES)('the templates in %s', async (language) => {
  const { templates, slots, occasions } = await shippedTexts(language)
  const english = await shippedTexts('en')
  const filling = FILLINGS[language]

  const own = occasions.flatMap(({ id, prompt }) => (prompt ? [[id, prompt] as const] : []))
  const all = [...SHIPPED_IDS.map((id) => [id, templates[id].prompt] as const), ...own]

  test.each(all)('%s prints what was filled in, its own words and its own button', (_, prompt) => {
    const text = prompt.replace(SLOT, (_, slot: string) => filling[slot] ?? '')
    const brief = understand(text, language)
    const printed = printedOf(brief).map(plain)
    expect(brief.language).toBe(language)
    expect(printed.filter((line) => !plain(text).includes(line))).toEqual([])
    expect(brief.dropped).toEqual([])
    expect(printed).toContain(lastSentence(text))
    for (const slot of slotsIn(prompt))
      expect(printed.join(' ')).toContain(plain(filling[slot] ?? ''))
  })

  test('ask for the same as in English, with names for all blanks', () => {
    for (const id of SHIPPED_IDS) {
      expect([id, ...slotsIn(templates[id].prompt).sort()]).toEqual([
        id,
        ...slotsIn(english.templates[id].prompt).sort(),
      ])
    }
    expect(Object.keys(slots).sort()).toEqual([...TEMPLATE_SLOTS].sort())
  })

  test('differ from holiday to holiday', () => {
    const words = occasions.map(({ prompt, template }) => prompt ?? templates[template].prompt)
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([])
  })

  test('have a day for each of at least twelve occasions, in every year until 2032', () => {
    expect(new Set(occasions.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12)
    for (const { day } of occasions) {
      for (let year = 2026; year <= 2032; year++) {
        expect(nextDay(day, new Date(Date.UTC(year, 0, 1)))).toMatch(new RegExp(`^${year}-`))
      }
    }
  })
})

test('there are at least forty templates, sixteen of them for seasons', () => {
  expect(SHIPPED_IDS.length).toBeGreaterThanOrEqual(40)
})
