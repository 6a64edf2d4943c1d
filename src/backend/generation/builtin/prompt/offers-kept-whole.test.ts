import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { type ReadBrief, tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string): ReadBrief =>
  tellBrief(understand(prompt, language), null)

describe('several for the price of fewer is one offer', () => {
  test.each<[Language, string, string, string]>([
    [
      'de',
      'Hühnerfutter bei Hof Arend: vier Beutel nehmen, drei zahlen. Bis Freitag.',
      'vier Beutel nehmen, drei zahlen',
      'Jetzt kaufen',
    ],
    [
      'en',
      'Bird seed from Arend Farm: buy four bags, pay for three. Until Friday.',
      'buy four bags, pay for three',
      'Shop now',
    ],
    [
      'fr',
      'Graines chez Ferme Arend : achetez quatre sacs, payez-en trois.',
      'achetez quatre sacs, payez-en trois',
      'Acheter',
    ],
    ['es', 'Medias: lleva 4 y paga 3, solo en mayo', 'lleva 4 y paga 3', 'Compra ahora'],
    [
      'pt',
      'Ração: leve quatro sacos, pague três. Até sexta.',
      'leve quatro sacos, pague três',
      'Comprar agora',
    ],
    ['ja', 'タオル4枚買うと3枚分のお値段。5月限定。', 'タオル4枚買うと3枚分のお値段', '購入する'],
    ['ko', '사료 4포대 사면 3포대 값만. 금요일까지.', '사료 4포대 사면 3포대 값만', '구매하기'],
    ['zh', '猫粮买四袋付三袋的钱，周五截止。', '猫粮买四袋付三袋的钱', '立即购买'],
    ['th', 'อาหารแมว ซื้อ 4 ถุง จ่าย 3 ถุง ถึงวันศุกร์นี้', 'ซื้อ 4 ถุง จ่าย 3 ถุง', 'ซื้อเลย'],
    [
      'vi',
      'Hạt cho chim: mua bốn bao, trả tiền ba bao. Đến thứ Sáu.',
      'mua bốn bao, trả tiền ba bao',
      'Mua ngay',
    ],
  ])('%s', (language, prompt, offer, button) => {
    const { offers, cta } = read(language, prompt)
    expect(offers.map(({ text }) => text)).toEqual([offer])
    expect(cta).toBe(button)
  })
})

test('a month is no shop that one has to go to', () => {
  expect(read('de', 'Nimm 3, zahl 2 auf alle Mützen. Nur im Januar.').cta).toBe('Jetzt kaufen')
})

describe('what is said to be left is half of a slogan', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      "Adopt, don't buy. Rabbits of Arend shelter look for a home.",
      "Adopt, don't buy",
      'Learn more',
    ],
    [
      'de',
      'Adoptieren statt kaufen. Kaninchen im Tierheim Arend suchen ein Zuhause.',
      'Adoptieren statt kaufen',
      'Mehr erfahren',
    ],
    [
      'fr',
      'Adoptez, n’achetez pas. Les lapins du refuge cherchent une famille.',
      'Adoptez, n’achetez pas',
      'En savoir plus',
    ],
    [
      'es',
      'Adopta, no compres. Los conejos del refugio buscan un hogar.',
      'Adopta, no compres',
      'Más información',
    ],
    [
      'pt',
      'Adote, não compre. Coelhos do abrigo procuram um lar.',
      'Adote, não compre',
      'Saiba mais',
    ],
    ['ja', '買わずに、迎えよう。保護うさぎの譲渡会、日曜。', '買わずに、迎えよう', '詳しく見る'],
    ['ko', '사지 말고 입양하세요. 토끼가 가족을 기다려요.', '사지 말고 입양하세요', '자세히 보기'],
    ['th', 'อย่าซื้อ รับเลี้ยงแทน กระต่ายรอบ้านใหม่ วันเสาร์นี้', 'อย่าซื้อ รับเลี้ยงแทน', 'ดูเพิ่มเติม'],
    ['vi', 'Đừng mua, hãy nhận nuôi. Thỏ cần nhà mới.', 'Đừng mua, hãy nhận nuôi', 'Tìm hiểu thêm'],
    ['en', "Mend, don't replace. Kettles from £9.", "Mend, don't replace", 'Learn more'],
    [
      'fr',
      'Réparez, ne jetez pas. Grille-pain dès 9 €.',
      'Réparez, ne jetez pas',
      'En savoir plus',
    ],
  ])('%s %s', (language, prompt, headline, button) => {
    expect(read(language, prompt)).toMatchObject({ headline, cta: button, dropped: [] })
  })

  test('what the designer is to leave is none', () => {
    const { printed } = read('en', "Tea towels £9. Keep it simple, don't use red, don't shout")
    expect(printed).toEqual(['Tea towels', '£9', 'Shop now'])
  })
})

test.each<[Language, string, string]>([
  ['de', 'Suppen im Bistro Arend, ab 6 €. Montag bis Freitag.', 'Montag bis Freitag'],
  ['fr', 'Savons : 2 achetés, le 3e offert. Ce week-end seulement.', 'Ce week-end seulement'],
])('a sentence of days is for customers (%s)', (language, prompt, days) => {
  expect(read(language, prompt).printed).toContain(days)
})

test.each<[Language, string, string]>([
  ['en', 'Oil shop. Buy two bottles, get the third free.', 'Buy two bottles, get the third free'],
  ['vi', 'Tiệm Ong. Mua bốn hũ, chỉ trả tiền ba hũ.', 'Mua bốn hũ, chỉ trả tiền ba hũ'],
])('what comes with what is taken stays with it (%s)', (language, prompt, offer) => {
  expect(read(language, prompt).offers.map(({ text }) => text)).toEqual([offer])
})
