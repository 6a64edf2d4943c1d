import { expect, test } from 'vitest'
import { orientationFrom, shownRect, shownSize, storedRect, UPRIGHT } from './orientation.ts'

const STORED = { width: 320, height: 240 }
/** In the stored picture: left of the center, near the top. */
const MARK = { x: 20, y: 10, w: 60, h: 24 }

/** A matrix as printed by ffprobe. */
const text = (a: number, b: number, c: number, d: number) =>
  [[a, b, 0] as const, [c, d, 0] as const, [0, 0, 16_384] as const]
    .map((row, line) => `0000000${line}: ${row.map((value) => value * 65_536).join(' ')}`)
    .join('\n')

test.each([
  ['not at all', text(1, 0, 0, 1), { x: 20, y: 10, w: 60, h: 24 }],
  ['a quarter to the left', text(0, -1, 1, 0), { x: 10, y: 240, w: 24, h: 60 }],
  ['by half', text(-1, 0, 0, -1), { x: 240, y: 206, w: 60, h: 24 }],
  ['a quarter to the right', text(0, 1, -1, 0), { x: 206, y: 20, w: 24, h: 60 }],
  ['mirrored', text(-1, 0, 0, 1), { x: 240, y: 10, w: 60, h: 24 }],
  ['upside down', text(1, 0, 0, -1), { x: 20, y: 206, w: 60, h: 24 }],
  ['turned and mirrored', text(0, 1, 1, 0), { x: 10, y: 20, w: 24, h: 60 }],
])('a picture turned %s shows a place where players show it', (_how, matrix, shown) => {
  const orientation = orientationFrom(matrix)
  expect(shownRect(MARK, orientation, STORED)).toEqual(shown)
  expect(storedRect(shown, orientation, STORED)).toEqual(MARK)
})

test('pixels wider than high are counted as players show them', () => {
  const orientation = orientationFrom(undefined, '4:3')
  expect(shownSize(orientation, STORED)).toEqual({ width: 427, height: 240 })
  const { x, w } = storedRect({ x: 40, y: 10, w: 80, h: 24 }, orientation, STORED)
  expect([x, w]).toEqual([30, 60])
})

test('a turned picture with wide pixels is turned after it is stretched', () => {
  const orientation = orientationFrom(text(0, 1, -1, 0), '2:1')
  expect(shownSize(orientation, STORED)).toEqual({ width: 240, height: 640 })
  expect(storedRect({ x: 206, y: 40, w: 24, h: 120 }, orientation, STORED)).toEqual(MARK)
})

test('what ffprobe prints when it knows nothing means upright', () => {
  expect(orientationFrom(undefined, '0:1')).toEqual(UPRIGHT)
  expect(orientationFrom('')).toEqual(UPRIGHT)
})
