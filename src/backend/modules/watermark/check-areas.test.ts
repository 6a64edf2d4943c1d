import { describe, expect, test } from 'vitest'
import { isAppError } from '../../../contract/app-error.ts'
import { checkAreas, shownBetween } from './check-areas.ts'

const video = { width: 640, height: 360, durationSeconds: 10 }
const area = { x: 100, y: 50, w: 80, h: 40 }

const failure = (run: () => unknown) => {
  try {
    run()
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    return { code: error.code, ...error.details }
  }
}
const refusal = (...areas: Parameters<typeof checkAreas>[0]) =>
  failure(() => checkAreas(areas, 'precise', video))

describe('[R5.12] areas', () => {
  test('need one at least in precise mode, and none in direct mode', () => {
    expect(refusal()).toEqual({ code: 'area_missing' })
    expect(checkAreas([], 'direct', video)).toEqual([])
  })

  test('are named by their number when one exists already', () => {
    expect(refusal(area, { ...area, x: 300 }, { ...area, x: 101 })).toEqual({
      code: 'area_exists',
      area: 3,
    })
  })

  test('may be in the same place at different times', () => {
    const halves = [
      { ...area, to: 5 },
      { ...area, from: 5 },
    ]
    expect(checkAreas(halves, 'precise', video)).toEqual(halves)
  })

  test('are cut at the edge of the picture', () => {
    const [cut] = checkAreas([{ x: -20, y: 340, w: 60, h: 60 }], 'precise', video)
    expect(cut).toEqual({ x: 0, y: 340, w: 40, h: 20 })
  })

  test.each([
    ['beside the picture', { x: 640, y: 0, w: 50, h: 50 }],
    ['without a width', { ...area, w: 0 }],
    ['turned inside out', { ...area, w: -50 }],
    ['of two pixels', { ...area, w: 2, h: 2 }],
  ])('%s are refused', (_what, wrong) => {
    expect(refusal(wrong)).toEqual({ code: 'area_outside', area: 1 })
  })

  test.each([
    ['after the end', { ...area, from: 10 }],
    ['with an end before the beginning', { ...area, from: 4, to: 4 }],
  ])('%s are refused', (_what, wrong) => {
    expect(refusal(area, wrong)).toEqual({ code: 'area_never_shown', area: 2 })
  })

  test('cover the whole picture where repeated marks do', () => {
    const whole = { x: 0, y: 0, w: 640, h: 360 }
    expect(checkAreas([whole], 'precise', video)).toEqual([whole])
  })

  test('are seen in a preview when their times meet', () => {
    const early = { ...area, to: 3 }
    expect(shownBetween([early, area], 2, 5)).toEqual([early, area])
    expect(shownBetween([early, area], 3, 6)).toEqual([area])
  })
})
