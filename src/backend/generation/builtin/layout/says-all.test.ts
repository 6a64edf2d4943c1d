import { expect, test } from 'vitest'
import { rect } from '../geometry.ts'
import { understand } from '../prompt/understand.ts'
import type { Layer } from '../scene.ts'
import { saysAll } from './says-all.ts'

const brief = understand('Wireless headphones, $79 instead of $129, shop now', 'en')

const box = rect(0, 0, 1, 1)
const layerOf = (content: string): Layer => ({
  role: 'headline',
  bounds: box,
  paint: () => {},
  depth: 0,
  text: { content, ink: box, colour: '#000000', ground: '#ffffff', size: 12 },
})

test('an ad without the struck price does not say all of its brief', () => {
  const shown = ['Wireless headphones', '$79', 'Shop now'].map(layerOf)
  expect(saysAll(shown, brief)).toBe(false)
  expect(saysAll([...shown, layerOf('$129')], brief)).toBe(true)
})

test('a price is said where a former one stands between its figure and its words', () => {
  const weekend = understand('Nomad buds. $89 (was $119) this weekend only. Shop now', 'en')
  const shown = ['Nomad buds', '$89\n$119', 'this weekend only', 'Shop now'].map(layerOf)
  expect(weekend.price).toBe('$89 this weekend only')
  expect(saysAll(shown, weekend)).toBe(true)
  expect(saysAll(shown.slice(0, 2).concat(shown[3]!), weekend)).toBe(false)
})
