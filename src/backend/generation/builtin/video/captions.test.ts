import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { captionPainter } from './captions.ts'

const SIZE = { width: 320, height: 180 }

const painter = (words: string[], watermark: boolean, stamp: string | null = null) =>
  captionPainter({
    ...SIZE,
    brief: understand('Slow mornings', 'en'),
    words,
    durationSeconds: 4,
    watermark,
    stamp,
    random: createRandom(3),
  })

/** Counts pixels drawn outside an area at any moment of the film. */
function drawnOutside({ draw, bounds }: ReturnType<typeof painter>): number {
  const { ctx } = surface(SIZE.width, SIZE.height)
  let count = 0
  for (let time = 0; time < 4; time += 0.1) {
    ctx.clearRect(0, 0, SIZE.width, SIZE.height)
    draw(ctx, time)
    // A fraction of a pixel further out is still drawn on that pixel.
    if (bounds) ctx.clearRect(bounds.x - 1, bounds.y - 1, bounds.width + 2, bounds.height + 2)
    const { data } = ctx.getImageData(0, 0, SIZE.width, SIZE.height)
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) count += 1
  }
  return count
}

test.each([
  ['captions', painter(['Slow mornings', 'Cold brew for a long way home'], false), 0.4],
  ['captions and the mark', painter(['Slow mornings'], true), 0.5],
  ['the mark alone', painter([], true), 0.1],
  ['the mark and one of the owner', painter([], true, '© Harbour'), 1],
])('nothing of %s is drawn outside of the part that is laid over the film', (_, made, share) => {
  expect(drawnOutside(made)).toBe(0)
  const { width = 0, height = 0 } = made.bounds ?? {}
  expect((width * height) / (SIZE.width * SIZE.height)).toBeLessThanOrEqual(share)
})

test('where nothing is said there is no such part', () => {
  expect(painter([], false).bounds).toBeNull()
})
