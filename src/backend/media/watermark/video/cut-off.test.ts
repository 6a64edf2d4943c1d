import { expect, test } from 'vitest'
import { cutOffOf } from './cut-off.ts'

const FACTS = {
  ...{ endSeconds: 8, durationSeconds: 8.2, startSeconds: 0, fps: 25 },
  ...{ declaredFrames: null, companions: [] },
}
const timesUntil = (seconds: number) =>
  Float64Array.from({ length: Math.round(seconds * 25) }, (_, n) => n / 25)
const SOUND = { index: 1, kind: 'audio' as const, codec: 'aac' }

test('pictures that end long before the file says so are cut off', () => {
  const cut = cutOffOf(FACTS, timesUntil(4.8))
  expect(cut?.promisedSeconds).toBeCloseTo(8)
  expect(cut?.readSeconds).toBeCloseTo(4.8)
  expect(cutOffOf({ ...FACTS, endSeconds: null }, timesUntil(4.8))?.promisedSeconds).toBeCloseTo(
    8.2,
  )
})

test('of an index that lists the frames each must be missing in fact: the last may stay for long', () => {
  const times = timesUntil(4.8)
  expect(cutOffOf({ ...FACTS, declaredFrames: times.length }, times)).toBeNull()
  expect(cutOffOf({ ...FACTS, declaredFrames: 200 }, times)).not.toBeNull()
})

test('a whole video is not, nor is one of which only the sound is known to last longer', () => {
  expect(cutOffOf(FACTS, timesUntil(8))).toBeNull()
  expect(cutOffOf(FACTS, timesUntil(7.6))).toBeNull()
  // Pictures of a screen recording last until something changes.
  expect(cutOffOf({ ...FACTS, endSeconds: 12 }, Float64Array.of(0, 0.5, 1, 4, 4.5, 8))).toBeNull()
  const withSound = { ...FACTS, endSeconds: null, durationSeconds: 60, companions: [SOUND] }
  expect(cutOffOf(withSound, timesUntil(8))).toBeNull()
  expect(cutOffOf({ ...FACTS, endSeconds: null, durationSeconds: 0 }, timesUntil(8))).toBeNull()
})
