import { expect, test } from 'vitest'
import { fromEraseAreas, toEraseAreas } from './erase-areas'

const video = { width: 1280, height: 720, duration_seconds: 8 }

test('[R3.15] areas become whole pixels, with a time only where they are not always there', () => {
  const box = { x: 0.5, y: 0.25, w: 0.25, h: 0.1 }
  expect(
    toEraseAreas(
      [
        { id: 'a', ...box, from: 0, to: 8 },
        { id: 'b', ...box, from: 1.5, to: 4 },
        { id: 'c', ...box, from: 0, to: 8, isOff: true },
        { id: 'd', ...box, from: 0, to: 8, isReplaced: true },
      ],
      video,
    ),
  ).toEqual([
    { x: 640, y: 180, w: 320, h: 72 },
    { x: 640, y: 180, w: 320, h: 72, from: 1.5, to: 4 },
    { x: 640, y: 180, w: 320, h: 72, method: 'replace' },
  ])
})

test('what was found comes back as it was, cut off at the edges of the picture and the video', () => {
  const given = [
    { x: 640, y: 180, w: 320, h: 72, method: 'replace' as const },
    { x: 1200, y: 700, w: 400, h: 100, from: 2, to: 99 },
  ]
  const areas = fromEraseAreas(given, video)
  expect(toEraseAreas(areas.slice(0, 1), video)).toEqual(given.slice(0, 1))
  expect(areas[1]).toMatchObject({ from: 2, to: 8 })
  expect((areas[1]?.x ?? 0) + (areas[1]?.w ?? 0)).toBeLessThanOrEqual(1)
})
