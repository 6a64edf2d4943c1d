import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

test.each([
  ['?q=123', { q: '123' }],
  ['?q=true&page=2', { q: 'true', page: '2' }],
  ['?q=%22x%22', { q: '"x"' }],
  ['?utm_source=a%20b', { utm_source: 'a b' }],
  ['', {}],
])('%s is read as the text that stands there', (search, expected) => {
  expect(parseSearch(search)).toEqual(expected)
})

test('what has no value leaves no trace in the address', () => {
  expect(stringifySearch({ q: '', tab: undefined, sort: null })).toBe('')
  expect(stringifySearch({ page: 2, q: 'a&b' })).toBe('?page=2&q=a%26b')
})
