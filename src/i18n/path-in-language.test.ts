import { expect, test } from 'vitest'
import { pathInLanguage } from './path-in-language.ts'

test.each([
  ['/en/history?page=2#top', '/de/history?page=2#top'],
  ['/en/', '/de/'],
  ['/en?tab=video', '/de?tab=video'],
  ['/history', '/de/history'],
  ['/english/history', '/de/english/history'],
])('%s is %s in German', (path, expected) => {
  expect(pathInLanguage(path, 'de')).toBe(expected)
})
