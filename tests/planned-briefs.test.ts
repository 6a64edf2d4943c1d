import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printedOf } from '../src/backend/generation/builtin/prompt/printed.ts'
import { understand } from '../src/backend/generation/builtin/prompt/understand.ts'
import { briefsFromFacts } from '../src/backend/modules/planning/briefs-from-facts.ts'
import type { PlanFacts } from '../src/backend/modules/planning/plan-facts.ts'
import { buttonOfTrade } from '../src/backend/modules/templates/button-of-trade.ts'
import { LANGUAGES, type Language } from '../src/contract/languages.ts'
import { TEMPLATE_TRADES } from '../src/contract/templates.ts'

const FILLINGS: Record<Language, Record<string, string>> = JSON.parse(
  readFileSync('tests/support/template-fillings.json', 'utf8'),
)

const factsIn = (language: Language, cta: string): PlanFacts => {
  const { product = '', brand = '', benefit = '', price = '' } = FILLINGS[language]
  return {
    ...{ name: product, brand, benefits: [benefit], price, cta },
    ...{ offer: null, legal: null, said: null, hasOldPrice: false },
  }
}

/** Letters and figures alone. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

test.each(LANGUAGES)(
  'in %s the engine prints of every brief only what was given, and its button',
  async (language) => {
    for (const trade of TEMPLATE_TRADES) {
      const facts = factsIn(language, await buttonOfTrade(language, trade))
      const { name, brand, benefits, price, cta } = facts
      const given = [name, brand, ...benefits, price, cta].map((text) => plain(text ?? ''))
      const briefs = briefsFromFacts(facts)
      expect(briefs.map(({ angle }) => angle)).toEqual(['product', 'benefit', 'price', 'brand'])
      for (const { prompt, angle } of briefs) {
        const printed = printedOf(understand(prompt, language))
        const strange = printed.filter((line) => !given.some((one) => one.includes(plain(line))))
        expect([trade, angle, strange]).toEqual([trade, angle, []])
        expect([trade, angle, printed.map(plain)]).toEqual([
          trade,
          angle,
          expect.arrayContaining([plain(cta)]),
        ])
      }
    }
  },
)
