import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { type Affine, IDENTITY } from '../motion/affine.ts'
import { stackPatches } from '../picture/layout.ts'
import { indicesOf } from '../picture/mask.ts'
import { findSources, followedSources, type SourceSearch } from './sources.ts'
import { witnesses } from './witnesses.ts'

const [WIDTH, HEIGHT, FRAMES] = [64, 48, 20]
const HIDDEN = rectMask(WIDTH, HEIGHT, { x: 16, y: 16, w: 32, h: 12 })
const POINTS = indicesOf(HIDDEN).filter((_, k) => k % 5 === 0)
const { patches } = stackPatches([{ x: 0, y: 0, w: WIDTH, h: HEIGHT }])
const [LUMA] = patches[0]!.planes

/** A still picture; something bright is in front of it from some frame on. */
const samples = Array.from({ length: FRAMES }, (_, index) =>
  new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(index >= 12 ? 230 : 90),
)
/** A mark shown in the middle. */
const hiddenAt = (index: number) => (index >= 3 && index < 13 ? HIDDEN : null)
const search: SourceSearch = {
  track: { first: 0, steps: samples.map(() => IDENTITY) },
  hiddenAt,
  switches: [3, 13],
  first: 0,
  last: FRAMES,
}
const beside = witnesses(LUMA, 1, HIDDEN, POINTS)
const seen = (index: number) => ({ samples: samples[index]!, hidden: hiddenAt(index) })
const agreesAt = (index: number) => (k: number, there: number, motion: Affine) =>
  beside.agree(k, seen(index), seen(there), motion)

test('frames that show another thing around a mark are not borrowed from, however near they are', () => {
  const { sources, open } = findSources(search, 11, HIDDEN, POINTS, agreesAt(11))
  expect(sources.map(({ index }) => index).every((index) => index < 3)).toBe(true)
  expect(open).toEqual([])
})

test('where none agrees the nearest are taken, and what moves by itself is followed', () => {
  const never = () => false
  const { sources, open } = findSources(search, 11, HIDDEN, POINTS, never)
  expect(sources[0]?.index).toBe(13)
  expect(open).toHaveLength(POINTS.length)
  const motion: Affine = [1, 0, 0, 0, 1, 14]
  const known = { points: POINTS, open }
  const always = () => true
  const followed = followedSources(search, 14, HIDDEN, known, always, () => motion)
  expect(followed.map(({ index }) => index)).not.toHaveLength(0)
  expect(followed.every((source) => source.motion === motion)).toBe(true)
})
