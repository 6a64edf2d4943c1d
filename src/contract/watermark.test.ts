import { describe, expect, test } from 'vitest'
import { isSameArea, overlapOf, watermarkCredits } from './watermark.ts'

const area = { x: 100, y: 50, w: 200, h: 100 }

describe('[R5.12] an area is the same as another', () => {
  test('when they share more than 95 % of what they cover', () => {
    expect(overlapOf(area, { ...area, x: 105 })).toBeCloseTo(195 / 205)
    expect(isSameArea(area, { ...area, x: 105 })).toBe(true)
    expect(isSameArea(area, { ...area, x: 106 })).toBe(false)
    expect(isSameArea(area, { ...area, x: 400 })).toBe(false)
  })

  test('but not when one follows the other in time', () => {
    expect(isSameArea({ ...area, to: 2 }, { ...area, from: 2 })).toBe(false)
    expect(isSameArea({ ...area, to: 3 }, { ...area, from: 2 })).toBe(true)
    expect(isSameArea(area, { ...area, from: 2, to: 3 })).toBe(true)
  })
})

test('[R3.02] a run costs a credit for ten seconds of 720p, and more for larger pictures', () => {
  expect(watermarkCredits({ width: 1280, height: 720, durationSeconds: 10 })).toBe(1)
  expect(watermarkCredits({ width: 720, height: 1280, durationSeconds: 60 })).toBe(6)
  expect(watermarkCredits({ width: 1920, height: 1080, durationSeconds: 60 })).toBe(14)
  expect(watermarkCredits({ width: 64, height: 64, durationSeconds: 4 })).toBe(1)
})
