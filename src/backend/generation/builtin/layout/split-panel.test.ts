import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { composeScene } from '../compose-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

/** A cut-out object that fills its picture. */
function object(width: number, height: number) {
  const { ctx } = surface(width, height)
  ctx.fillStyle = '#b06a34'
  ctx.fillRect(0, 0, width, height)
  const { data } = ctx.getImageData(0, 0, width, height)
  return pictureFromPixels({ data: Buffer.from(data), width, height }, true)
}

const familiesOf = (thing: ReturnType<typeof object>) =>
  Array.from({ length: 40 }, (_, seed) => {
    const { layout } = composeScene({
      width: 960,
      height: 540,
      brief: understand('Leather sofa, seats three. $1,890', 'en'),
      pictures: [thing],
      random: createRandom(seed),
      hasMark: false,
    })
    return layout
  })

test('a long low thing is not hung in half of a wide ad, one that fills the half may be', () => {
  expect(familiesOf(object(270, 90))).not.toContain('split')
  expect(familiesOf(object(120, 140))).toContain('split')
})
