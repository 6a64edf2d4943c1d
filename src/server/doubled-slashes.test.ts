import { expect, test } from 'vitest'
import { hasDoubledSlash, singleSlashes } from './doubled-slashes'

test.each([
  ['//evil.example', '/evil.example'],
  ['///en', '/en'],
  ['/\\evil.example', '/evil.example'],
  ['/en//gallery//', '/en/gallery/'],
])('%s stays a path of ours: %s', (pathname, expected) => {
  expect(hasDoubledSlash(pathname)).toBe(true)
  expect(singleSlashes(pathname)).toBe(expected)
})

test('an ordinary path is left alone', () => {
  expect(hasDoubledSlash('/en/veo3.1')).toBe(false)
})
