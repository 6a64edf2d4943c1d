import { expect, test } from 'vitest'
import { placeOfMark } from './place-of-mark'

const mark = { x: 900, y: 40, w: 200, h: 50 }

test('the line starts in the middle of the first mark, the video when it comes', () => {
  expect(
    placeOfMark(
      [
        { ...mark, from: 2.5 },
        { ...mark, x: 0 },
      ],
      1_250,
    ),
  ).toEqual({
    share: 0.8,
    seconds: 2.5,
  })
})

test('at the edge the line keeps where its handle is seen', () => {
  expect(placeOfMark([{ ...mark, x: 1_240, w: 10 }], 1_250).share).toBe(0.9)
  expect(placeOfMark([{ ...mark, x: 0, w: 20 }], 1_250).share).toBe(0.1)
})

test('without a mark nothing is said', () => {
  expect(placeOfMark([], 1_250)).toEqual({ share: undefined, seconds: 0 })
})
