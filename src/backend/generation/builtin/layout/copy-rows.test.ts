import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

const product = pictureFromPixels(
  { data: Buffer.alloc(80 * 60 * 4, 200), width: 80, height: 60 },
  true,
)

const inkOf = (prompt: string) => {
  const { layers } = composeScene({
    width: 1080,
    height: 1080,
    brief: understand(prompt, 'en'),
    pictures: [product],
    isEachShown: true,
    layout: 'product-hero',
    random: createRandom(4),
    hasMark: false,
  })
  return (role: string) => {
    const text = layers.find((layer) => layer.role === role)?.text
    if (!text) throw new Error(`Nothing is set as ${role}.`)
    return { ...text.ink, content: text.content }
  }
}

test('what it costs stands beside the button, under the facts', () => {
  const ink = inkOf('Desk lamp Alma. Brass and linen, dimmable. £89. Shop now')
  const [facts, price, call] = [ink('chip'), ink('price'), ink('cta')]
  expect(price.y).toBeGreaterThan(facts.y + facts.height)
  expect(call.x).toBeGreaterThan(price.x + price.width)
  expect(Math.abs(call.y + call.height / 2 - price.y - price.height / 2)).toBeLessThan(10)
})

test('words around a price are set apart from its figure', () => {
  expect(inkOf('Desk lamp Alma. Brass and linen. From £89. Shop now')('price').content).toBe(
    'From\n£89',
  )
})
