import { expect, test } from 'vitest'
import { changeTerms, isUpgrade, type RunningPeriod, unusedMinor } from './plan-change.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** Ten days of a plan for 10.00 and 100 credits. */
const period: RunningPeriod = {
  planId: 'standard',
  cycle: 'month',
  amountMinor: 1_000,
  periodStart: day('2026-03-01'),
  periodEnd: day('2026-03-11'),
  creditsGranted: 100,
  creditsLeft: 100,
}
const NOW = day('2026-03-05')

test.each([
  ['basic', 'month', false],
  ['basic', 'year', false],
  ['standard', 'month', false],
  ['standard', 'year', true],
  ['pro', 'month', true],
  ['pro', 'year', true],
] as const)('from standard by the month, %s by the %s is an upgrade: %s', (planId, cycle, is) => {
  expect(isUpgrade(period, { planId, cycle })).toBe(is)
})

test('a year is no upgrade to a month of the same plan', () => {
  expect(isUpgrade({ planId: 'pro', cycle: 'year' }, { planId: 'pro', cycle: 'month' })).toBe(false)
})

test.each([
  ['the time that is left, when more credits are', { creditsLeft: 90 }, 600],
  ['the credits that are left, when more time is', { creditsLeft: 25 }, 250],
  ['nothing, when every credit is spent', { creditsLeft: 0 }, 0],
  ['no more than its time, with more credits than it granted', { creditsLeft: 900 }, 600],
  ['nothing, when it granted nothing', { creditsGranted: 0, creditsLeft: 0 }, 0],
  ['whole cents, rounded down', { amountMinor: 999, creditsLeft: 33 }, 329],
] as const)('the unused part of a period is worth %s', (_, change, minor) => {
  expect(unusedMinor({ ...period, ...change }, NOW)).toBe(minor)
})

test('the unused part is all of a period before it begins, and nothing from its end on', () => {
  expect(unusedMinor(period, day('2026-02-20'))).toBe(1_000)
  expect(unusedMinor(period, period.periodEnd)).toBe(0)
  expect(unusedMinor(period, day('2026-04-01'))).toBe(0)
})

test('an upgrade begins now, for its price less the unused part', () => {
  const to = { planId: 'pro', cycle: 'month', priceMinor: 7_990 } as const
  expect(changeTerms(period, to, NOW)).toEqual({
    effective: 'now',
    creditMinor: 600,
    dueMinor: 7_390,
  })
})

test('a downgrade waits for the next period and is given nothing for the unused part', () => {
  const to = { planId: 'basic', cycle: 'month', priceMinor: 7_990 } as const
  expect(changeTerms(period, to, NOW)).toEqual({
    effective: 'period_end',
    creditMinor: 0,
    dueMinor: 0,
  })
})

test.each([
  [601, 'now', 1],
  [600, 'period_end', 0],
  [599, 'period_end', 0],
] as const)(
  'an upgrade for %i of a period with 600 unused begins %s and costs %i: never nothing',
  (priceMinor, effective, dueMinor) => {
    const to = { planId: 'pro', cycle: 'month', priceMinor } as const
    expect(changeTerms(period, to, NOW)).toMatchObject({ effective, dueMinor })
  },
)
