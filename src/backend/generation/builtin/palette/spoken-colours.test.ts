import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { contrast } from './color.ts'
import { blended, inPlaces, schemeOfShade, withSecond } from './shade-schemes.ts'
import { isBlend, spokenColours } from './spoken-colours.ts'

const told = (text: string, language: Parameters<typeof spokenColours>[1]) =>
  spokenColours([text], language).map(({ name, hex, place }) =>
    [name, hex, place].filter(Boolean).join(' '),
  )

test.each([
  ['en', 'Warm terracotta and cream', ['orange #c4623f', 'beige #f1e8da']],
  ['en', 'Clean navy on white', ['blue #0a1440', 'white ground']],
  ['en', 'white letters on a deep green background', ['white ink', 'green #0c3b28 ground']],
  ['de', 'Dunkelgrün mit hellem Gelb', ['green #0c3b28', 'yellow #fff0a6']],
  ['de', 'Nicht in Rosa, lieber Petrol', ['teal #0d4f5c']],
  ['fr', 'vert foncé sur fond crème', ['green #0c3b28', 'beige #f1e8da ground']],
  ['es', 'Colores verde salvia y arena', ['green #d5dfca', 'beige #e6d5b8']],
  ['es', 'Fondo rojo, letras blancas enormes', ['red ground', 'white ink']],
  ['pt', 'Tons de caramelo', ['brown #c07f3f']],
  ['vi', 'Tông đỏ gạch và kem', ['red #a3452b', 'beige #f1e8da']],
  ['ja', '深い紺と金色で', ['blue #0a1440', 'gold']],
  ['ko', '파스텔 핑크랑 하늘색으로 귀엽게', ['pink #ffd0de', 'blue #cfe2ff']],
  ['en', 'mustard yellow and black', ['gold #dcae42', 'black']],
  ['zh', '黑金风格', ['black', 'gold']],
  ['th', 'โทนดำ-ส้ม', ['black', 'orange']],
  ['th', 'โทนสีพาสเทลม่วงกับครีม', ['purple #ddd0ff', 'beige #f1e8da']],
] as const)('%s: "%s" names its colors in their shades and places', (language, text, colours) => {
  expect(told(text, language)).toEqual(colours)
})

test('R1.06: two colors asked for are those of the ad, and its words read on them', () => {
  const pairs = ['Terracotta and cream', 'Navy on white', 'Light blue and white', 'Lilac and olive']
  for (const pair of pairs) {
    const [first, second] = inPlaces(spokenColours([pair], 'en'), undefined, createRandom(3))
    const scheme = withSecond(schemeOfShade(first?.hex ?? '#ffffff'), second!)
    const shown = [scheme.ground, scheme.alt, scheme.accent]
    for (const { hex } of [first!, second!].filter((each) => each.hex !== null))
      expect(shown, pair).toContain(hex)
    expect(contrast(scheme.ink, scheme.ground), pair).toBeGreaterThanOrEqual(4.5)
  }
})

test('a gradient goes from one color to the other under words that read on both', () => {
  expect(isBlend(['Verlauf von Koralle zu Violett'])).toBe(true)
  expect(isBlend(['Coral and violet'])).toBe(false)
  const [from, to] = spokenColours(['Gradient from coral to violet'], 'en')
  const { ground, alt, ink } = blended(from!, to!)
  expect(ground).not.toBe(alt)
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ink, alt)).toBeGreaterThanOrEqual(4.5)
})
