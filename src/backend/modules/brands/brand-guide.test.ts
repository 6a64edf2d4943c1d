import { expect, test } from 'vitest'
import { type BrandGuide, forbiddenWord } from './brand-guide.ts'

const guide = (...dont: string[]): BrandGuide => ({ tone: [], do: [], dont })

test.each([
  ['cheap', 'Cheap shoes for all', 'cheap'],
  ['Never write “best ever”', 'The best ever shoe', 'best ever'],
  ['安い', '安いシューズ', '安い'],
])('%s is found in %s', (line, text, found) => {
  expect(forbiddenWord(guide(line), { text, original: '' })).toBe(found)
})

test.each([
  ['cheap', 'Cheaper than yours', ''],
  ['cheap', 'Cheap shoes', 'cheap shoes'],
  ['Do not speak of other makers', 'Do not speak of other makers', ''],
])('%s leaves %s as it is', (line, text, original) => {
  expect(forbiddenWord(guide(line), { text, original })).toBeNull()
})
