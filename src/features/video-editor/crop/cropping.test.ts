import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CROP_LEAST, type Crop } from '@/contract/timeline'
import {
  CROP_HANDLES,
  cropAfterKey,
  movedCrop,
  pulledCrop,
  shapedCrop,
  WHOLE_PICTURE,
} from './cropping'

const MIDDLE: Crop = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }
const KEY = { key: '', altKey: false, shiftKey: false }
const PIXEL = { x: 0.01, y: 0.02 }

test.each([
  { handle: 'w', by: { dx: 0.1, dy: 0.3 }, to: { x: 0.35, y: 0.25, w: 0.4, h: 0.5 } },
  { handle: 'e', by: { dx: 0.1, dy: 0.3 }, to: { x: 0.25, y: 0.25, w: 0.6, h: 0.5 } },
  { handle: 'n', by: { dx: 0.3, dy: -0.1 }, to: { x: 0.25, y: 0.15, w: 0.5, h: 0.6 } },
  { handle: 's', by: { dx: 0.3, dy: -0.1 }, to: { x: 0.25, y: 0.25, w: 0.5, h: 0.4 } },
  { handle: 'nw', by: { dx: 0.1, dy: 0.2 }, to: { x: 0.35, y: 0.45, w: 0.4, h: 0.3 } },
  { handle: 'se', by: { dx: 0.1, dy: 0.2 }, to: { x: 0.25, y: 0.25, w: 0.6, h: 0.7 } },
  { handle: 'w', by: { dx: -9, dy: 0 }, to: { x: 0, y: 0.25, w: 0.75, h: 0.5 } },
  { handle: 'e', by: { dx: 9, dy: 0 }, to: { x: 0.25, y: 0.25, w: 0.75, h: 0.5 } },
  { handle: 'n', by: { dx: 0, dy: 9 }, to: { x: 0.25, y: 0.7, w: 0.5, h: 0.05 } },
] as const)('$handle pulled by $by leaves $to', ({ handle, by, to }) => {
  expect(pulledCrop(MIDDLE, handle, by, null)).toEqual(to)
})

describe('with a shape that is kept', () => {
  test('a corner keeps it, and the corner across stays', () => {
    const next = pulledCrop(MIDDLE, 'nw', { dx: 0.1, dy: 0.2 }, 1)
    expect(next).toEqual({ x: 0.35, y: 0.35, w: 0.4, h: 0.4 })
  })
  test('it goes only as far as the narrower room', () => {
    const next = pulledCrop({ x: 0.25, y: 0.6, w: 0.2, h: 0.2 }, 'se', { dx: 9, dy: 9 }, 1)
    expect(next).toEqual({ x: 0.25, y: 0.6, w: 0.4, h: 0.4 })
  })
  test('it is the largest of that shape around the same middle', () => {
    expect(shapedCrop(WHOLE_PICTURE, 0.3164)).toEqual({ x: 0.3418, y: 0, w: 0.3164, h: 1 })
    expect(shapedCrop({ x: 0, y: 0, w: 0.1, h: 0.5 }, 1)).toEqual({ x: 0, y: 0, w: 0.5, h: 0.5 })
  })
})

test('moved, it stays as large and within the picture', () => {
  expect(movedCrop(MIDDLE, { dx: 0.1, dy: -9 })).toEqual({ x: 0.35, y: 0, w: 0.5, h: 0.5 })
})

test.each([
  { keys: { key: 'ArrowLeft' }, to: { ...MIDDLE, x: 0.24 } },
  { keys: { key: 'ArrowDown' }, to: { ...MIDDLE, y: 0.27 } },
  { keys: { key: 'ArrowRight', shiftKey: true }, to: { ...MIDDLE, x: 0.35 } },
  { keys: { key: 'ArrowRight', altKey: true }, to: { ...MIDDLE, w: 0.51 } },
  { keys: { key: 'ArrowUp', altKey: true, shiftKey: true }, to: { ...MIDDLE, h: 0.3 } },
  { keys: { key: 'a' }, to: null },
])('$keys leaves $to', ({ keys, to }) => {
  expect(cropAfterKey(MIDDLE, { ...KEY, ...keys }, PIXEL, null)).toEqual(to)
})

test('with a shape both sides go along with one key', () => {
  const after = (key: string) => cropAfterKey(MIDDLE, { ...KEY, key, altKey: true }, PIXEL, 1)
  expect(after('ArrowLeft')).toEqual({ ...MIDDLE, w: 0.49, h: 0.49 })
  expect(after('ArrowDown')).toEqual({ ...MIDDLE, w: 0.52, h: 0.52 })
})

test('whatever is pulled and however far, it stays within the picture and no smaller than the least', () => {
  const far = fc.double({ min: -2, max: 2, noNaN: true })
  const step = fc.record({
    handle: fc.constantFrom(...CROP_HANDLES),
    dx: far,
    dy: far,
    shape: fc.option(fc.double({ min: 0.1, max: 10, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let crop = WHOLE_PICTURE
      for (const { handle, dx, dy, shape } of steps) {
        const begun = shape === null ? crop : shapedCrop(crop, shape)
        const isCorner = shape === null || handle.length === 2
        crop = isCorner
          ? pulledCrop(begun, handle, { dx, dy }, shape)
          : movedCrop(begun, { dx, dy })
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
        expect(Math.min(crop.w, crop.h)).toBeGreaterThanOrEqual(CROP_LEAST)
        expect(Math.max(crop.x + crop.w, crop.y + crop.h)).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})
