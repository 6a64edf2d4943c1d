import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { composeScene } from '../compose-scene.ts'
import { rect } from '../geometry.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

/** A busy room with one large object that almost reaches every edge. */
function room(): Picture {
  const { ctx } = surface(1_200, 1_276)
  for (let at = 0; at < 1_200; at += 40) {
    ctx.fillStyle = at % 80 ? '#203a5c' : '#d8c9a8'
    ctx.fillRect(at, 0, 40, 1_276)
  }
  const { data } = ctx.getImageData(0, 0, 1_200, 1_276)
  const pixels = { data: Buffer.from(data), width: 1_200, height: 1_276 }
  return { ...pictureFromPixels(pixels, false), subject: rect(57, 231, 1_055, 1_017) }
}

test('a small picture is better than half of it, whatever the seed', () => {
  const brief = understand('北欧チェア 展示品限り 2脚セット 38,000円 ショールームへ', 'ja')
  const pictures = [room()]
  for (let seed = 1; seed <= 6; seed += 1) {
    const random = createRandom(seed, 'unfit')
    const request = { width: 1_080, height: 1_080, brief, pictures, random, hasMark: false }
    const { layout } = composeScene({ ...request, isEachShown: true })
    expect(['frame', 'story-card', 'feature-grid'], `seed ${seed}`).toContain(layout)
  }
})
