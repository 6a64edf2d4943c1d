import { expect, test } from 'vitest'
import { lastFrameSeconds } from './last-frame.ts'

const FACTS = { durationSeconds: 0, startSeconds: 0, fps: 25, companions: [] }
const last = (endSeconds: number | null, ...times: number[]) =>
  lastFrameSeconds({ ...FACTS, endSeconds, declaredFrames: times.length }, Float64Array.from(times))

test('of a file that breaks off the last frame that can be read does not stand for those that are missing', () => {
  const times = Float64Array.of(0, 0.04, 0.08)
  expect(lastFrameSeconds({ ...FACTS, endSeconds: 12, declaredFrames: 300 }, times)).toBeCloseTo(
    0.04,
    9,
  )
})

test('at a varying rate the last frame stays until the end that the source declares', () => {
  expect(last(2.75, 0, 0.04, 0.5, 1.5)).toBeCloseTo(1.25, 9)
  expect(last(1.51, 0, 0.04, 0.5, 1.5)).toBeCloseTo(0.01, 9)
})

test('on a clock that does not begin at zero it is no longer for it', () => {
  expect(last(3_602.5, 3_600, 3_601, 3_602)).toBeCloseTo(0.5, 9)
})

test.each([
  ['nowhere', null],
  ['before the last frame', 1.2],
  ['with the last frame', 1.5],
  ['hours later', 7_200],
])('a source that says it ends %s gets the time a frame usually has', (_what, endSeconds) => {
  expect(last(endSeconds, 0, 0.5, 1.5)).toBeCloseTo(0.04, 9)
})
