import { describe, expect, test } from 'vitest'
import { hasWords, recentPrompts } from './recent-prompts'

test('each prompt is listed once, the latest first, and none that is empty', () => {
  const tasks = ['a mug', ' ', 'a lamp', 'a mug ', ''].map((prompt) => ({ prompt }))
  expect(recentPrompts(tasks)).toEqual(['a mug', 'a lamp'])
})

describe('a search', () => {
  test.each([
    ['cafe paris', 'Ein Café in Paris', true],
    ['cafe rome', 'Ein Café in Paris', false],
    ['', 'anything', true],
    ['夏', '夏のセール', true],
  ])('for “%s” in “%s”: %s', (search, text, isFound) => {
    expect(hasWords(text, search)).toBe(isFound)
  })
})
