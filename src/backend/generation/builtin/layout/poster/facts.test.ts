import { expect, test } from 'vitest'
import { figureIn } from './amount.ts'
import { factsIn } from './facts.ts'

test.each([
  ['en', 'Two courses £24.50', { kind: 'row', label: 'Two courses', value: '£24.50' }],
  [
    'de',
    'Gebundener Sollzins 5,79 %',
    { kind: 'row', label: 'Gebundener Sollzins', value: '5,79 %' },
  ],
  ['ja', 'お一人様15,800円〜', { kind: 'row', label: 'お一人様', value: '15,800円〜' }],
  ['ko', '연봉 5,000만원~7,000만원', { kind: 'row', label: '연봉', value: '5,000만원~7,000만원' }],
  ['en', 'Full groom from £38', { kind: 'row', label: 'Full groom', value: 'from £38' }],
  ['en', '2 for $60', { kind: 'plain', text: '2 for $60' }],
  ['en', 'Free shipping over $50', { kind: 'plain', text: 'Free shipping over $50' }],
  [
    'en',
    'Save $300 on a new phone with trade-in',
    { kind: 'plain', text: 'Save $300 on a new phone with trade-in' },
  ],
  ['es', '4,7 ★ en Google Play', { kind: 'rating', share: 4.7 / 5, text: '4,7 ★ en Google Play' }],
  [
    'en',
    'Register at quillbase.com/churn',
    { kind: 'contact', text: 'Register at quillbase.com/churn' },
  ],
  ['ko', '최대 60% 할인', { kind: 'plain', text: '최대 60% 할인' }],
  ['ko', '회원 추가 10% 적립', { kind: 'plain', text: '회원 추가 10% 적립' }],
  ['fr', '02 40 00 56 78', { kind: 'contact', text: '02 40 00 56 78' }],
  ['zh', '月薪7000-9000元', { kind: 'row', label: '月薪', value: '7000-9000元' }],
] as const)('in %s, %s is shown as what it is', (language, text, fact) => {
  expect(factsIn([text], language)).toMatchObject([fact])
})

test('a line of days with their hours is a row for each, and what follows stays a line', () => {
  expect(
    factsIn(['Lundi 18 h, mercredi 19 h 30', 'Samedi 10 h. Premier cours offert'], 'fr'),
  ).toMatchObject([
    { kind: 'row', label: 'Lundi', value: '18 h' },
    { kind: 'row', label: 'Mercredi', value: '19 h 30' },
    { kind: 'row', label: 'Samedi', value: '10 h' },
    { kind: 'plain', text: 'Premier cours offert' },
  ])
})

test('short items that commas of their script string together are lines of their own', () => {
  expect(factsIn(['上海静安，五险一金，包午餐'], 'zh').map((fact) => fact.kind)).toEqual([
    'plain',
    'plain',
    'plain',
  ])
})

test('a sign stays with its figure', () => {
  expect(figureIn('Jusqu’à -50 % sur les manteaux')).toEqual({
    before: 'Jusqu’à',
    figure: '-50 %',
    after: 'sur les manteaux',
  })
})
