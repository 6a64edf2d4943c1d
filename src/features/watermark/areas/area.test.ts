import { describe, expect, test } from 'vitest'
import { SUBTITLE_BAND } from '@/contract/watermark'
import { type Area, boxBetween, CORNER_BOX, findDuplicate, fitted } from './area'

const area = (id: string, change: Partial<Area> = {}): Area => ({
  id,
  x: 0.1,
  y: 0.1,
  w: 0.2,
  h: 0.1,
  from: 0,
  to: 8,
  ...change,
})

test('a box stays within the picture, whatever it is asked to be', () => {
  expect(fitted({ x: -1, y: 2, w: 0.2, h: 0.1 })).toEqual({ x: 0, y: 0.9, w: 0.2, h: 0.1 })
  expect(fitted({ x: 0.5, y: 0.5, w: 3, h: 0 })).toEqual({ x: 0, y: 0.5, w: 1, h: 0.01 })
})

test('a box is the same from whichever corner it was drawn', () => {
  const a = { x: 0.2, y: 0.3 }
  const b = { x: 0.6, y: 0.5 }
  const across = boxBetween({ x: a.x, y: b.y }, { x: b.x, y: a.y })
  for (const box of [boxBetween(a, b), boxBetween(b, a), across]) {
    expect(box.x).toBeCloseTo(0.2)
    expect(box.y).toBeCloseTo(0.3)
    expect(box.w).toBeCloseTo(0.4)
    expect(box.h).toBeCloseTo(0.2)
  }
})

test('[R1.09] the ready-made areas are a fifth by a tenth in a corner, and a band at the bottom', () => {
  expect(CORNER_BOX).toMatchObject({ w: 0.2, h: 0.1 })
  expect(SUBTITLE_BAND.y).toBeGreaterThan(0.7)
  for (const box of [CORNER_BOX, SUBTITLE_BAND]) expect(fitted(box)).toEqual(box)
})

describe('[R5.12] an area exists already', () => {
  const one = area('one')

  test('when nearly all of it is shared at the same time', () => {
    expect(findDuplicate(area('two', { x: 0.1005 }), [one])).toBe(one)
    expect(findDuplicate(area('two', { w: 0.19 }), [one])).toBeUndefined()
    expect(findDuplicate(area('two', { x: 0.12 }), [one])).toBeUndefined()
  })

  test('but not at another time, and never because of itself', () => {
    const early = area('early', { to: 3 })
    expect(findDuplicate(area('late', { from: 3 }), [early])).toBeUndefined()
    expect(findDuplicate(area('late', { from: 2.5 }), [early])).toBe(early)
    expect(findDuplicate(one, [one])).toBeUndefined()
  })
})
