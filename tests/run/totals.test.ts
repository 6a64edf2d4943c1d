import { expect, test } from 'vitest'
import { broken, describeTotals, describeTroubles, NOTHING, sum } from './totals.ts'

test('the totals of the parts are added up and said in one line', () => {
  const totals = sum([
    { ...NOTHING, passed: 3 },
    { ...NOTHING, passed: 2, failed: 1 },
  ])
  expect(describeTotals(totals)).toBe('5 passed, 1 failed')
  expect(describeTotals({ ...totals, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped')
})

test('what needs somebody’s eye is listed, and a clean run lists nothing', () => {
  const totals = sum([broken('unit did not run'), { ...NOTHING, passed: 2, retried: ['a race'] }])
  expect(describeTroubles(totals)).toEqual([
    'Failed:',
    '  unit did not run',
    'Passed only at a second try:',
    '  a race',
  ])
  expect(describeTroubles(NOTHING)).toEqual([])
})
