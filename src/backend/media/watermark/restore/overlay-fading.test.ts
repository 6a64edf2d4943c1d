import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { emptyPlaneMatte } from '../mark/matte.ts'
import { IDENTITY } from '../motion/affine.ts'
import { halved } from '../picture/mask.ts'
import { createPlane } from '../picture/plane.ts'
import { overlayFading } from './overlay-fading.ts'

const [WIDTH, HEIGHT, FRAMES] = [60, 40, 48]
const regionMask = rectMask(WIDTH, HEIGHT, { x: 10, y: 8, w: 40, h: 24 })
const shape = rectMask(WIDTH, HEIGHT, { x: 18, y: 14, w: 24, h: 12 })

/** Appears at once and disappears at once. */
const shownAt = (t: number): number => (t >= 14 && t < 34 ? 1 : 0)

function luma(t: number) {
  const plane = createPlane(WIDTH, HEIGHT)
  plane.data = plane.data.map((_, at) => {
    const ground = 90 + 30 * Math.sin((at % WIDTH) / 7 + t)
    const alpha = shape.data[at] ? 0.5 * shownAt(t) : 0
    return (1 - alpha) * ground + alpha * 220
  })
  return plane
}

test('a mark that comes at once is taken off by its substance only where nothing else is known of it', async () => {
  const small = halved(shape)
  const planes = [emptyPlaneMatte(shape), emptyPlaneMatte(small), emptyPlaneMatte(small)] as const
  const half = createPlane(WIDTH / 2, HEIGHT / 2)
  const fading = overlayFading({
    found: { substances: [{ transmittance: 0.5, colour: [220, 128, 128] }], label: shape.data },
    still: {
      shape,
      matte: { shape, planes },
      textures: [createPlane(WIDTH, HEIGHT), half, half],
      fill: null,
    },
  })
  const track = { first: 0, steps: Array.from({ length: FRAMES }, () => IDENTITY) }
  const scene = { track, luma, regionMask, surround: regionMask }
  expect(await fading.spansIn(scene)).toBeNull()
  const spans = await fading.spansIn(scene, true)
  expect(spans?.map(({ from, to }) => [from, to])).toEqual([[14, 34]])
})
