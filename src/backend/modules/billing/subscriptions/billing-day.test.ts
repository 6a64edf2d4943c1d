import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PRICE_LIST } from '../prices/defaults.ts'
import { addMonths, nextBillingDay } from './billing-day.ts'
import { grantsOfPeriod } from './period-grants.ts'

const at = (text: string) => new Date(text)

describe('the billing day', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 48, '2032-02-29T10:00:00Z'],
    ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
  ])('of %s is, %i months on, %s', (anchor, months, day) => {
    expect(addMonths(at(anchor), months, 'UTC')).toEqual(at(day))
  })

  test.each([
    // 31 January in Singapore is still the 30th in UTC.
    ['Asia/Singapore', '2026-01-30T17:00:00Z', 1, '2026-02-27T17:00:00Z'],
    // Clocks go forward in between: the same time of day is an hour earlier in UTC.
    ['Europe/Berlin', '2026-02-28T10:00:00Z', 1, '2026-03-28T10:00:00Z'],
    ['Europe/Berlin', '2026-03-15T10:00:00Z', 1, '2026-04-15T09:00:00Z'],
    // In New York, 02:30 does not exist on that day and becomes 03:30.
    ['Europe/Berlin', '2026-02-28T01:30:00Z', 1, '2026-03-28T01:30:00Z'],
    ['America/New_York', '2026-02-08T07:30:00Z', 1, '2026-03-08T07:30:00Z'],
  ])('keeps the clocks of %s: %s, %i months on, is %s', (zone, anchor, months, day) => {
    expect(addMonths(at(anchor), months, zone)).toEqual(at(day))
  })

  test('comes next after any instant, and never twice', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Singapore', 'America/New_York', 'Europe/Berlin')
    const instants = fc.date({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    const property = fc.property(
      ...[instants, fc.constantFrom('month' as const, 'year' as const), zones],
      (anchor, cycle, zone) => {
        let day = anchor
        for (let n = 1; n <= 14; n++) {
          const next = nextBillingDay(anchor, cycle, day, zone)
          expect(next).toEqual(addMonths(anchor, cycle === 'month' ? n : 12 * n, zone))
          expect(next.getTime()).toBeGreaterThan(day.getTime())
          day = next
        }
      },
    )
    fc.assert(property, { numRuns: 100 })
  })
})

describe('[R9.02] the grants of a period', () => {
  const year = {
    ...({ id: 'one', planId: 'basic', cycle: 'year', periodNumber: 2 } as const),
    periodStart: at('2026-01-31T10:00:00Z'),
    periodEnd: at('2027-01-31T10:00:00Z'),
  }
  const monthly = structuredClone(DEFAULT_PRICE_LIST)
  monthly.plans.basic.yearlyGrant = 'monthly'

  test('are one for a year that is granted at once', () => {
    expect(grantsOfPeriod(DEFAULT_PRICE_LIST, year, 'UTC')).toEqual([
      {
        source: 'subscription:one:2',
        amount: 1_800,
        startsAt: year.periodStart,
        expiresAt: year.periodEnd,
      },
    ])
  })

  test('are twelve that follow each other when the price list says monthly', () => {
    const grants = grantsOfPeriod(monthly, year, 'UTC')
    expect(grants.map(({ amount }) => amount)).toEqual(Array(12).fill(150))
    expect(new Set(grants.map(({ source }) => source)).size).toBe(12)
    expect(grants[1]?.startsAt).toEqual(at('2026-02-28T10:00:00Z'))
    for (const [place, { expiresAt }] of grants.entries()) {
      expect(expiresAt).toEqual(grants[place + 1]?.startsAt ?? year.periodEnd)
    }
  })
})
