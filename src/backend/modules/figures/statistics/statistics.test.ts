import { expect, test } from 'vitest'
import { discoveries } from './discoveries.ts'
import { normalPoint, studentPoint, upperTail } from './normal.ts'
import { differenceChance, tooFew, trialsNeeded, wilson } from './share.ts'
import { type CountedDay, findTrend } from './trend.ts'

test('points of the normal curve and of Student’s are those of the tables', () => {
  expect(upperTail(1.644854)).toBeCloseTo(0.05, 7)
  expect(upperTail(-1.959964)).toBeCloseTo(0.975, 7)
  expect(normalPoint(0.025)).toBeCloseTo(1.959964, 5)
  expect(normalPoint(0.0005)).toBeCloseTo(3.290527, 5)
  // From t tables: 2.306004 for 8 degrees of freedom and 2.085963 for 20, both at 0.025; 5.041305 for 8 at 0.0005.
  expect(studentPoint(0.025, 8)).toBeCloseTo(2.306, 3)
  expect(studentPoint(0.025, 20)).toBeCloseTo(2.08596, 4)
  expect(studentPoint(0.0005, 8)).toBeCloseTo(5.0413, 1)
})

test('a share has the interval that solves Wilson’s equation', () => {
  // The bounds p solve (r − p)² = z² p (1 − p) / n: checked as an equation here, not by the closed form.
  const share = wilson({ hits: 20, trials: 1_000 })
  for (const end of [share?.low ?? 0, share?.high ?? 0])
    expect((0.02 - end) ** 2).toBeCloseTo((1.959964 ** 2 * end * (1 - end)) / 1_000, 9)
  // Newcombe (1998), table I: 81 of 263 is 0.2553 to 0.3662; 0 of 20 is 0 to 0.1611.
  expect(wilson({ hits: 81, trials: 263 })).toMatchObject({
    low: expect.closeTo(0.2553, 4),
    high: expect.closeTo(0.3662, 4),
  })
  expect(wilson({ hits: 0, trials: 20 })).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) })
  expect(wilson({ hits: 3, trials: 2 })).toBeNull()
  expect(wilson({ hits: 0, trials: 0 })).toBeNull()
})

test('two shares differ by a chance whose square is that of a table of four', () => {
  // 50 of 1,000 vs. 30 of 1,000. As chi-square without correction: n(ad − bc)² / (rows × columns)
  // = 2000 × (50·970 − 950·30)² / (1000·1000·80·1920) = 2000 × 20000² / 1.536e11 = 5.2083,
  // whose root is 2.2822; the two-tailed table values at 2.28 and 2.29 are 0.02262 and 0.02202, so about 0.0225.
  const chance = differenceChance({ hits: 50, trials: 1_000 }, { hits: 30, trials: 1_000 })
  expect(chance).toBeCloseTo(0.0225, 4)
  expect(differenceChance({ hits: 5, trials: 100 }, { hits: 5, trials: 100 })).toBeCloseTo(1, 6)
})

test('thin counts are told by what is missing', () => {
  // One click in a hundred: 500 impressions give five expected clicks.
  expect(tooFew({ hits: 1, trials: 100 }, { hits: 99, trials: 9_900 })).toBe(400)
  expect(tooFew({ hits: 9, trials: 600 }, { hits: 51, trials: 5_400 })).toBe(0)
  expect(tooFew({ hits: 0, trials: 600 }, { hits: 0, trials: 5_400 })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test('so many trials as the textbook asks for show a difference', () => {
  // Fleiss, Levin, Paik, "Statistical Methods for Rates and Proportions", table A.4 without correction:
  // 0.10 vs. 0.20 at 5% with a power of 80% takes 199 each (219 with correction).
  expect(trialsNeeded({ hits: 10, trials: 100 }, { hits: 20, trials: 100 }, 0.05)).toBe(199)
  // With three times as many in the rest: p̄ = 0.175; (1.959964·√(4/3·0.144375) + 0.841621·√(0.09 + 0.16/3))²
  // / 0.01 = (0.859943 + 0.318592)² / 0.01 = 138.9.
  expect(trialsNeeded({ hits: 10, trials: 100 }, { hits: 60, trials: 300 }, 0.05)).toBe(139)
})

test('of fifteen tests those are believed that Benjamini and Hochberg believed in 1995', () => {
  const chances = [
    ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
    ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
  ]
  expect(discoveries(chances, 0.05).filter(Boolean)).toHaveLength(4)
  expect(discoveries(chances.toReversed(), 0.05).slice(-4)).toEqual([true, true, true, true])
  expect(discoveries([], 0.05)).toEqual([])
})

const fortnight = (rate: (day: number) => number, trials = 2_000): CountedDay[] =>
  Array.from({ length: 14 }, (_, day) => ({ day, trials, hits: Math.round(trials * rate(day)) }))

test('a click rate whose odds fall by a tenth a day is told with its interval, and thin or steady ones are not', () => {
  // Odds of exactly 0.05 × 0.9^day, apart from rounding, so the weekly change is 0.9^7 − 1 = −0.5217.
  const odds = (day: number) => 0.05 * 0.9 ** day
  const falling = fortnight((day) => odds(day) / (1 + odds(day)))
  const trend = findTrend(falling, 1)
  expect(trend?.per_week).toBeCloseTo(0.9 ** 7 - 1, 2)
  expect(trend).toMatchObject({ days: 14, is_falling: true })
  expect(trend?.low).toBeLessThan(trend?.per_week ?? 0)
  expect(trend?.high).toBeLessThan(-0.4)
  expect(
    findTrend(
      fortnight(() => 0.03),
      1,
    ),
  ).toMatchObject({ is_falling: false })
  expect(findTrend(falling.slice(0, 9), 1)).toBeNull()
  expect(
    findTrend(
      fortnight((day) => odds(day) / (1 + odds(day)), 50),
      1,
    ),
  ).toBeNull()
})

test('days that jump are no trend, and of many ads each must fall more clearly', () => {
  const jumping = fortnight((day) => (day % 2 === 0 ? 0.05 : 0.01) - day * 0.0004)
  expect(findTrend(jumping, 1)?.is_falling).toBe(false)
  const slight = fortnight((day) => 0.04 - day * 0.0006)
  expect(findTrend(slight, 1)?.is_falling).toBe(true)
  expect(findTrend(slight, 100_000)?.is_falling).toBe(false)
})
