import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=5 - 6', { start: 5, end: 6 }],
])('%s of 100 bytes is %j', (header, range) => expect(parseByteRange(header, 100)).toEqual(range))

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=5-4', 'bytes=99999999999999999999-'])(
  '%s of 100 bytes holds nothing',
  (header) => expect(parseByteRange(header, 100)).toBe('unsatisfiable'),
)

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  'bytes=0x1-2',
  'bytes=1.5-2',
  'bytes=--1',
])('%j asks for no range we know, so all is answered', (header) =>
  expect(parseByteRange(header, 100)).toBeNull(),
)

test('of nothing there is no range', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
