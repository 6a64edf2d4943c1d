import fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from '../../../../tests/support/present.ts'
import { LEDGER_KINDS } from '../../../contract/endpoints/credits.ts'
import { balanceChange, entriesOf } from './ledger-entries.ts'

const movement = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
})

test('every movement sums to zero', () => {
  const property = fc.property(movement, ({ kind, amount }) => {
    const [first, second] = entriesOf(kind, amount)
    expect(present(first).amount + present(second).amount).toBe(0)
    expect(first?.account).not.toBe(second?.account)
  })
  fc.assert(property, { numRuns: 10_000 })
})

test('a hold and its end cancel out: released as if never held, captured as if spent at once', () => {
  const sum = (...changes: { available: number; held: number }[]) =>
    changes.reduce((a, b) => ({ available: a.available + b.available, held: a.held + b.held }))
  const property = fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
    const hold = balanceChange('hold', amount)
    expect(sum(hold, balanceChange('release', amount))).toEqual({ available: 0, held: 0 })
    expect(sum(hold, balanceChange('capture', amount))).toEqual({ available: -amount, held: 0 })
  })
  fc.assert(property, { numRuns: 10_000 })
})

test('what was not used of a capture comes back with it, and nothing else leaves a rest', () => {
  const entries = entriesOf('capture', 10, 3)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(balanceChange('capture', 10, 3)).toEqual({ available: 3, held: -10 })
  for (const unused of [10, -1, 0.5])
    expect(() => entriesOf('capture', 10, unused)).toThrow('leave')
  expect(() => entriesOf('hold', 10, 3)).toThrow('cannot leave 3')
})

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d credits are no movement',
  (amount) => expect(() => entriesOf('grant', amount)).toThrow('is no movement'),
)
