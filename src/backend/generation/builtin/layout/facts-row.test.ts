import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

const FACTS = 'Milde Sommerblüte, 500 g. Ab 3 Gläsern versandkostenfrei. Imkerei Sauer am Neckar'

test('facts in a row break between one another, not inside', () => {
  const data = Buffer.alloc(80 * 80 * 4, 255)
  const scene = composeScene({
    width: 1080,
    height: 1080,
    brief: understand(`Honig. ${FACTS}`, 'de'),
    pictures: [pictureFromPixels({ data, width: 80, height: 80 }, true)],
    random: createRandom(3),
    hasMark: false,
    layout: 'product-hero',
  })
  const row = scene.layers.find(({ role }) => role === 'chip')?.text?.content ?? ''
  expect(row.split('\n').length).toBeGreaterThan(1)
  for (const fact of ['Ab 3 Gläsern versandkostenfrei', 'Imkerei Sauer am Neckar'])
    expect(row).toContain(fact)
})
