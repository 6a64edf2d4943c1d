import { expect, test } from 'vitest'
import { changedFact } from './changed-fact.ts'

test.each([
  [
    'en',
    'Trail shoes $89, was $120, until Sunday',
    'Trail shoes on a wet rock at dawn, $89, was $120, until Sunday',
  ],
  [
    'de',
    'Laufschuhe 89 € statt 120 Euro bis 31. Dezember',
    'Laufschuhe auf nassem Fels, 89 Euro statt 120 €, bis 31. Dezember',
  ],
  [
    'es',
    'Café de Colombia, 20 % menos el lunes',
    'Café de Colombia en una taza blanca, 20% menos el lunes',
  ],
  [
    'fr',
    'Chaussures dès 1 299 €, sans couture',
    'Chaussures posées sur un rocher, dès 1 299 €, sans couture',
  ],
  [
    'ja',
    'スニーカー8,900円、3割引、土曜日まで',
    '濡れた岩の上のスニーカー、８，９００円、3割引、土曜日まで',
  ],
  ['ko', '운동화 9만9천원, 일요일까지', '젖은 바위 위의 운동화, 9만9천원, 일요일까지'],
  [
    'pt',
    'Tênis por R$ 299,90 na sexta-feira',
    'Tênis sobre uma pedra, por R$ 299,90 na sexta-feira',
  ],
  ['th', 'รองเท้า ลด 30% เหลือ 990 บาท', 'รองเท้าบนหินเปียก ลด 30% เหลือ ๙๙๐ บาท'],
  [
    'vi',
    'Giày chạy 890.000đ đến hết tháng 12',
    'Giày chạy trên đá ướt, 890.000 đồng, đến hết tháng 12',
  ],
  ['zh', '跑鞋299元，8折，周六截止', '湿岩上的跑鞋，299元，8折，星期六截止'],
] as const)(
  'the same facts in other words are the same, in %s',
  (language, original, rewritten) => {
    expect(changedFact({ language, original, rewritten })).toBeNull()
  },
)

test.each([
  ['en', 'Mug $20', 'Mug $25', 'figures'],
  ['en', 'Mug $20', 'Mug €20', 'figures'],
  ['en', 'Mug 20 dollars', 'Mug 20 percent', 'figures'],
  ['en', 'A red mug', 'A red mug, 3 of them', 'figures'],
  ['en', 'Mug, 20 % off', 'Mug off', 'figures'],
  ['en', 'Up to 5kg', 'Up to 5g', 'figures'],
  ['de', 'Tasse bis Sonntag', 'Tasse bis Montag', 'dates'],
  ['en', 'Opens Dec 24', 'Opens Nov 24', 'dates'],
  ['zh', '咖啡，周六', '咖啡，周日', 'dates'],
  ['ja', 'カップ、土曜日', 'カップ、日曜日', 'dates'],
  ['en', 'Mugs at mugs.example', 'Mugs at mugs.example.net', 'addresses'],
  ['en', 'A mug by Acme', 'A mug', 'names'],
  ['en', 'A mug on a table', 'A mug on an IKEA table', 'names'],
  ['fr', 'Une tasse sur la table', 'Une tasse de Paris sur la table', 'names'],
  ['en', 'A mug that says “Good day”', 'A mug that says “Good morning”', 'names'],
  ['en', 'A red mug', 'The best red mug', 'promises'],
  ['de', 'Eine rote Tasse', 'Eine rote Tasse, kostenlos geliefert', 'promises'],
  ['ko', '빨간 컵', '빨간 컵, 무료 배송', 'promises'],
  ['th', 'แก้วสีแดง', 'แก้วสีแดง รับประกัน', 'promises'],
  ['en', 'Lemonade with no sugar', 'Lemonade with sugar', 'denials'],
  ['ja', '砂糖なしのお茶', '砂糖のお茶', 'denials'],
] as const)('%s: “%s” became “%s”: other %s', (language, original, rewritten, fact) => {
  expect(changedFact({ language, original, rewritten })).toBe(fact)
})

test.each([
  ['de', 'Laufschuhe 89 € bis 31. Dezember', 'en', 'Running shoes €89 until 31 December', null],
  ['ja', 'スニーカー8,900円、12月31日まで', 'en', 'Trainers 8,900 yen until December 31', null],
  ['ja', 'スニーカー2万円', 'en', 'Trainers 2 yen', 'figures'],
  ['zh', '跑鞋8折', 'en', 'Running shoes 8% off', 'figures'],
  ['vi', 'Xe 2 triệu đồng', 'en', 'Bike 2 million đồng', null],
  ['en', 'Mug until Monday', 'th', 'แก้ว ถึงวันจันทร์', null],
  ['en', 'Mug until Monday', 'th', 'แก้ว ถึงวันอังคาร', 'dates'],
  ['en', 'A red mug', 'fr', 'Une tasse rouge, livraison offerte', 'promises'],
] as const)('%s “%s” in %s “%s”: %s', (language, original, to, rewritten, fact) => {
  expect(changedFact({ language, to, original, rewritten })).toBe(fact)
})
