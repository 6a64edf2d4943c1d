import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text-of'

test.each([
  [null],
  ['“Fresh”'],
  [0.5],
  [true],
  [[1, [null]]],
  [{ models: [{ id: 'one', price: null }] }],
])('%j comes back as it was', (value) => {
  expect(JSON.parse(plainTextOf(value) ?? '')).toEqual(value)
})

test('a property without a value may be missing afterwards', () => {
  expect(plainTextOf({ id: 'one', page: undefined })).toBe('{"id":"one"}')
})

test.each([
  ['nothing', undefined],
  ['no number', { price: Number.NaN }],
  ['minus nothing', [-0]],
  ['a time', { at: new Date(0) }],
  ['a list with a gap', { pageParams: [undefined] }],
  ['a map', { known: new Map() }],
  ['an error', [new Error('no')]],
  ['a large number', [1n]],
])('what JSON would change is none: %s', (_, value) => {
  expect(plainTextOf(value)).toBeNull()
})

test('the same object is looked at once', () => {
  const value = { id: 'one' }
  const text = plainTextOf(value)
  value.id = 'two'
  expect(plainTextOf(value)).toBe(text)
})
