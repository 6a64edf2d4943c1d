import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { spokenColours } from './spoken-colours.ts'

test.each<[Language, string, string[]]>([
  ['en', 'pistachio, saffron and mustard', ['#b7c98b', '#e0a02e', '#dcae42']],
  ['de', 'Pistazie, Kirschrot, Graphit', ['#b7c98b', '#b3122d', '#2a2d31']],
  ['fr', 'lie-de-vin et cannelle', ['#4a0d18', '#9a5b34']],
  ['es', 'carbón y frambuesa', ['#2b2e32', '#c2255c']],
  ['pt', 'azul-marinho com carvão', ['#0a1440', '#2b2e32']],
  ['ja', '炭色と苔色、さび色', ['#2a2d31', '#12402a', '#a3452b']],
  ['ko', '먹색과 벽돌색, 황토색', ['#2a2d31', '#a3452b', '#c98f35']],
  ['zh', '焦糖色配炭灰，薰衣草紫', ['#c07f3f', '#2a2d31', '#ddd0ff']],
  ['vi', 'xám than và vàng đất, trắng ngà', ['#2a2d31', '#c98f35', '#f1e8da']],
  ['th', 'สีสนิมกับสีถ่าน', ['#a3452b', '#2a2d31']],
])('in %s %s are the shades of those things', (language, said, hexes) => {
  expect(spokenColours([said], language).map(({ hex }) => hex)).toEqual(hexes)
})

test('a thing to drink is no color by itself', () => {
  expect(spokenColours(['a glass of wine beside the bread'], 'en')).toEqual([])
})
