import { expect, test } from 'vitest'
import { listNames } from './list-names'

test.each([
  ['en', 'Basic and Pro'],
  ['th', 'Basic และ Pro'],
  ['zh', 'Basic 和 Pro'],
  ['ja', 'Basic、Pro'],
])('in %s two names read “%s”', (locale, said) => {
  expect(listNames({ locale }, ['Basic', 'Pro'])).toBe(said)
})
