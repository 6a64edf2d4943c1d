import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { colourPhrase } from './colour-words.ts'
import { takeOrder } from './orders.ts'

test.each<[Language, string]>([
  ['de', 'Plakat in Dunkelgrün und Hellblau für Café'],
  ['fr', 'Affiche en noir et blanc pour Café'],
  ['en', 'Poster in dark green, red and pale yellow for Café'],
])('%s: the colors of an order stay with it: %s', (language, order) => {
  expect(takeOrder(order, GRAMMARS[language], true)).toMatchObject({ rest: 'Café' })
})

/** A letter class has thousands of branches; repeated for each color, it took seconds to build. */
test('what stands around a color in one word is written once for all colors', () => {
  expect(colourPhrase().match(/\\p\{L\}/g)).toHaveLength(4)
})
