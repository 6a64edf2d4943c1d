import { expect, test } from 'vitest'
import { broken, describeFailures, describeTotals, NOTHING, sum } from './totals.ts'

test('the totals of the parts are added up and said in one line', () => {
  const totals = sum([
    { ...NOTHING, passed: 3 },
    { ...NOTHING, passed: 2, failed: 1 },
  ])
  expect(describeTotals(totals)).toBe('5 passed, 1 failed')
  expect(describeTotals({ ...totals, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped')
})

test('what failed is listed, and a clean run lists nothing', () => {
  const totals = sum([broken('unit did not run'), { ...NOTHING, passed: 2 }])
  expect(describeFailures(totals)).toEqual(['Failed:', '  unit did not run'])
  expect(describeFailures(NOTHING)).toEqual([])
})
