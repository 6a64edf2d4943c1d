import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { unsaidOf } from './says-all.ts'

const BRIEF = understand(
  'Bolo de aniversário por encomenda. Massa de chocolate, recheio de morango, serve 15 fatias. R$ 165. Encomende com 3 dias de antecedência pelo WhatsApp (11) 95555-0134',
  'pt',
)

test('beside a photograph no fact gives way to a larger headline', () => {
  const data = Buffer.alloc(80 * 80 * 4, 120)
  const photograph = pictureFromPixels({ data, width: 80, height: 80 }, false)
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { layers, layout } = composeScene({
      width: 1080,
      height: 1080,
      brief: BRIEF,
      pictures: [photograph],
      isEachShown: true,
      random: createRandom(seed),
      hasMark: false,
    })
    expect(unsaidOf(layers, BRIEF), layout).toEqual([])
    expect(
      layers.some(({ role }) => role === 'picture'),
      layout,
    ).toBe(true)
  }
})
