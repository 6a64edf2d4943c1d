import { expect, test } from 'vitest'
import { joinSentences } from './join-sentences'

test.each([
  ['en', 'Retired. Try Luma.'],
  ['th', 'Retired. Try Luma.'],
  ['ja', 'Retired.Try Luma.'],
  ['zh', 'Retired.Try Luma.'],
])('in %s two sentences and one that is not there read “%s”', (locale, said) => {
  expect(joinSentences({ locale }, ['Retired.', null, '', 'Try Luma.'])).toBe(said)
})
