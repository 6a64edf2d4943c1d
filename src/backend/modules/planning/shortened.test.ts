import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('what is too long to be said ends with a sentence, else with a part of one', () => {
  expect(shortened('Steeped for 18 hours. Never bitter at all.', 30, 'en')).toBe(
    'Steeped for 18 hours.',
  )
  expect(shortened('Steeped for 18 hours, never bitter at all', 30, 'en')).toBe(
    'Steeped for 18 hours',
  )
  expect(shortened('短い文です。とても長いふたつめの文がここに続きます。', 10, 'ja')).toBe(
    '短い文です。',
  )
})

test.each([
  ['en', 'Reef. Mountain-grown and hand-picked beans', 36, 'Reef. Mountain-grown and hand-picked'],
  ['ja', '北海道産の牛乳でつくったアイスクリーム', 9, '北海道産の牛乳で'],
  ['th', 'กาแฟสกัดเย็นหอมกรุ่น', 10, 'กาแฟสกัด'],
  ['zh', '慢慢萃取的冷萃咖啡', 5, '慢慢萃取的'],
] as const)('or with a word, in %s', (language, text, room, said) => {
  expect(shortened(text, room, language)).toBe(said)
})

test('what has room stays as it is, and one endless word is cut', () => {
  expect(shortened('Order now', 9, 'en')).toBe('Order now')
  expect(shortened('A'.repeat(20), 9, 'en')).toBe('A'.repeat(9))
})
