import { expect, test } from 'vitest'
import { productScenes } from '../../../../../tests/support/product-scenes.ts'
import { composeScene } from '../compose-scene.ts'
import { paintScene } from '../paint-scene.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { hasLettering } from './lettering.ts'

const PROMPTS = [
  ['Silence, tuned. Headphones for deep focus, 20% off', 'en'],
  ['新しい抹茶ラテ、春限定、20%オフ', 'ja'],
  ['Laufschuhe für den Winter, jetzt nur 79,90 €', 'de'],
] as const

test.each(PROMPTS)('a finished ad is known by its writing: %s', (prompt, language) => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const brief = understand(prompt, language)
    const random = createRandom(seed)
    const size = { width: 640, height: 640 }
    const canvas = paintScene(
      composeScene({ ...size, brief, pictures: [], random, hasMark: false }),
    )
    const { data } = canvas.getContext('2d').getImageData(0, 0, 640, 640)
    expect(hasLettering({ ...size, data }), `seed ${seed}`).toBe(true)
  }
})

test('pictures of products are not taken for ads', async () => {
  for (const { name, pixels } of await productScenes())
    expect(hasLettering(pixels), name).toBe(false)
})
