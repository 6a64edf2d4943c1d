import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingDays, decideRefund, monthsBetween, type RefundFacts } from './refund-policy.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

const pack: RefundFacts = {
  goodsType: 'credit',
  cycle: null,
  amountMinor: 10_000,
  refundedMinor: 0,
  paidAt: day('2026-01-05'),
  periodEnd: null,
  requestedAt: day('2026-01-06'),
  creditsGranted: 1_000,
  creditsSpent: 0,
  undeliveredSince: null,
  feePercent: 3,
}
const year: RefundFacts = {
  ...pack,
  goodsType: 'plan',
  cycle: 'year',
  periodEnd: day('2027-01-05'),
}

const reasons = (facts: RefundFacts) => decideRefund(facts).steps.map(({ reason }) => reason)

describe('[R9.06] the refund policy', () => {
  test('gives all back for what was not delivered, within 7 working days of its deadline', () => {
    const facts = { ...pack, creditsSpent: 1_000, undeliveredSince: day('2026-01-05') }
    const lastDay = { ...facts, requestedAt: day('2026-01-14') }
    expect(decideRefund(lastDay).refundMinor).toBe(10_000)
    const dayAfter = { ...facts, requestedAt: day('2026-01-15') }
    expect(decideRefund(dayAfter).refundMinor).toBe(0)
    expect(reasons(dayAfter)).toEqual(['paid', 'undelivered_too_late', 'everything_used'])
  })

  test('gives back the points that were deducted less those of the service that was done', () => {
    const facts = { ...pack, creditsSpent: 250 }
    expect(decideRefund(facts)).toMatchObject({
      refundMinor: 7_275,
      steps: [
        { reason: 'paid', minor: 10_000 },
        { reason: 'unused_credits', minor: 7_500 },
        { reason: 'fee', percent: 3, minor: 7_275 },
      ],
    })
  })

  test('gives nothing back for what was generated', () => {
    expect(decideRefund({ ...pack, creditsSpent: 1_000 }).refundMinor).toBe(0)
  })

  test.each([
    ['2026-04-04', 75, 'annual_share'],
    ['2026-04-05', 50, 'annual_share'],
    ['2026-07-04', 50, 'annual_share'],
    ['2026-07-05', undefined, 'annual_over'],
  ])(
    'a plan of a year gives back, asked on %s, %s percent of what is unused',
    (on, percent, reason) => {
      const { steps } = decideRefund({ ...year, requestedAt: day(on) })
      expect(steps.find((step) => step.reason === reason)?.percent).toBe(percent)
    },
  )

  test('counts a year by the credits where more of them are used than of the time', () => {
    const facts = { ...year, requestedAt: day('2026-01-06'), creditsSpent: 900 }
    expect(decideRefund(facts).steps).toMatchObject([
      { minor: 10_000 },
      { reason: 'unused_credits', minor: 1_000 },
      { reason: 'annual_share', minor: 750 },
      { reason: 'fee', minor: 727 },
    ])
  })

  test('counts a year by the time where less of it is left than of the credits', () => {
    const facts = { ...year, requestedAt: day('2026-03-19'), creditsSpent: 100 }
    expect(decideRefund(facts).steps).toMatchObject([
      { minor: 10_000 },
      { reason: 'unused_time', minor: 8_000 },
      { reason: 'annual_share', minor: 6_000 },
      { reason: 'fee', minor: 5_820 },
    ])
  })

  test('counts a month by the credits alone, however little of it is left', () => {
    const month = { ...year, cycle: 'month', periodEnd: day('2026-02-05') } as const
    const lastDay = { ...month, requestedAt: day('2026-02-04'), creditsSpent: 100 }
    expect(decideRefund(lastDay).steps).toMatchObject([
      { minor: 10_000 },
      { reason: 'unused_credits', minor: 9_000 },
      { reason: 'fee', minor: 8_730 },
    ])
  })

  test('counts seats by the time alone, and as a year', () => {
    const seat = { ...year, goodsType: 'seat', cycle: null, creditsGranted: 0 } as const
    expect(decideRefund({ ...seat, requestedAt: day('2026-03-19') }).steps).toMatchObject([
      { minor: 10_000 },
      { reason: 'unused_time', minor: 8_000 },
      { reason: 'annual_share', percent: 75, minor: 6_000 },
      { reason: 'fee', minor: 5_820 },
    ])
  })

  test.each([
    [0, 1],
    [2, 2],
    [9, 3],
  ])('a fee of %s percent is taken as %s', (feePercent, taken) => {
    const { steps } = decideRefund({ ...pack, feePercent })
    expect(steps.at(-1)).toMatchObject({ reason: 'fee', percent: taken })
  })

  test('takes off what was given back before', () => {
    const facts = { ...pack, refundedMinor: 9_000 }
    expect(decideRefund(facts)).toMatchObject({ refundMinor: 700 })
    expect(decideRefund({ ...pack, refundedMinor: 10_000 }).refundMinor).toBe(0)
  })

  test('names the days: audit within 3, payment within 7 to 10 working days', () => {
    const { auditUntil, payoutFrom, payoutUntil } = decideRefund(pack)
    expect(
      [auditUntil, payoutFrom, payoutUntil].map((at) => at.toISOString().slice(0, 10)),
    ).toEqual(['2026-01-09', '2026-01-20', '2026-01-23'])
  })

  test('never gives back more than was paid, whatever the facts', () => {
    const anyDate = fc.date({ min: day('2020-01-01'), max: day('2030-01-01'), noInvalidDate: true })
    const facts = fc.record<RefundFacts>({
      goodsType: fc.constantFrom('plan', 'credit', 'seat'),
      cycle: fc.constantFrom('month', 'year', null),
      amountMinor: fc.nat(1_000_000),
      refundedMinor: fc.nat(1_000_000),
      paidAt: anyDate,
      periodEnd: fc.option(anyDate),
      requestedAt: anyDate,
      creditsGranted: fc.nat(40_000),
      creditsSpent: fc.nat(50_000),
      undeliveredSince: fc.option(anyDate),
      feePercent: fc.integer({ min: -5, max: 20 }),
    })
    const property = fc.property(facts, (one) => {
      const { refundMinor } = decideRefund(one)
      expect(Number.isInteger(refundMinor)).toBe(true)
      expect(refundMinor).toBeGreaterThanOrEqual(0)
      expect(refundMinor).toBeLessThanOrEqual(one.amountMinor)
    })
    fc.assert(property, { numRuns: 5_000 })
  })
})

test('working days leave weekends out', () => {
  expect(addWorkingDays(day('2026-01-09'), 1)).toEqual(day('2026-01-12'))
})

test.each([
  ['2026-01-31', '2026-02-28', 1],
  ['2028-01-31', '2028-02-28', 0],
  ['2028-01-31', '2028-02-29', 1],
  ['2026-01-31', '2026-03-30', 1],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsBetween(day(from), day(to))).toBe(months)
})
