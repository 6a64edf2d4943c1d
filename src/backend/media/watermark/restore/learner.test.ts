import { afterEach, expect, test } from 'vitest'
import { stackPatches } from '../picture/layout.ts'
import { eroded } from '../picture/mask.ts'
import { regionMaskOf } from './find-spans.ts'
import { type Learner, learner } from './learner.ts'
import type { Place } from './place.ts'
import { picturesOf, stillMark, stillShape } from './still-spans.ts'

const RECT = { x: 0, y: 0, w: 48, h: 32 }
const REGION = { x: 12, y: 10, w: 24, h: 12 }
const OPAQUE = 200

/** A bright rectangle over a ground that changes with every picture. */
function place(): Place {
  const { patches, sampleCount } = stackPatches([RECT])
  const view = patches[0]!
  const samples = Array.from({ length: 8 }, (_, moment) => {
    const sample = new Uint8Array(sampleCount).fill(128)
    for (let at = 0; at < RECT.w * RECT.h; at++) {
      const [x, y] = [at % RECT.w, Math.floor(at / RECT.w)]
      const isMark = x >= 16 && x < 30 && y >= 13 && y < 19
      sample[at] = isMark ? OPAQUE : 60 + ((x * 7 + y * 5 + moment * 31) % 60)
    }
    return sample
  })
  return { samples, view, scale: 1, region: REGION, regionMask: regionMaskOf(view, REGION) }
}

let learning: Learner
afterEach(() => learning.close())

test('the other thread learns the same mark as this one would', async () => {
  learning = learner()
  const asked = place()
  const answer = learning.still(asked)
  expect(learning.isFree()).toBe(false)
  const expected = stillMark(picturesOf(asked), asked)
  expect((await answer).shape.data).toEqual(expected.shape.data)
  expect(expected.shape.data.some((bit) => bit === 1)).toBe(true)
  expect(learning.isFree()).toBe(true)
})

test('strokes that are known already are not looked for again', async () => {
  learning = learner()
  const asked = place()
  const shape = eroded(stillShape(picturesOf(asked), asked), 1)
  const known = await learning.still({ ...asked, shape })
  expect(known.shape.data).toEqual(shape.data)
  const expected = stillMark(picturesOf(asked), { ...asked, shape })
  expect(known.matte.planes[0].transmittance).toEqual(expected.matte.planes[0].transmittance)
})

test('questions are answered in their order, also after a rest', async () => {
  learning = learner()
  const asked = place()
  const [laidOver, still] = await Promise.all([learning.laidOver(asked), learning.still(asked)])
  expect(laidOver).toBeNull()
  expect(still.textures).toHaveLength(3)
  await learning.close()
  expect((await learning.still(asked)).shape.data).toEqual(still.shape.data)
})

test('who asks hears of a failure, and the next question is answered', async () => {
  learning = learner()
  await expect(learning.still({ ...place(), samples: [] })).rejects.toThrow()
  expect(learning.isFree()).toBe(true)
  expect((await learning.still(place())).matte).toBeDefined()
})
