import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

const FACTS = 'Milde Sommerblüte, 500 g. Ab 3 Gläsern versandkostenfrei. Imkerei Sauer am Neckar'

test('few facts begin on a line of their own, and do not break inside', () => {
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
    expect(row.split('\n')).toContain(fact)
})
