import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { printedOf, tellBrief } from '../printed.ts'
import { understand } from '../understand.ts'

const printed = (language: Language, prompt: string) => printedOf(understand(prompt, language))

describe('a promise and what earns or limits it are one line', () => {
  test.each<[Language, string]>([
    ['en', 'Buy two candles, get the third half price'],
    ['en', 'Trade in your old boots and save £20 on a new pair'],
    ['en', 'Free delivery on orders over £30, otherwise £3.95'],
    ['de', '3 kaufen, 2 zahlen auf alle Socken'],
    ['de', 'Alte Brille abgeben und 50 € auf die neue sparen'],
    ['de', 'Mit Kundenkarte 5 % auf alles außer Bücher'],
    ['de', '20 % auf das zweite Paar, wenn Sie beide zusammen kaufen'],
    ['fr', "Dès 60 € d'achat, une trousse offerte"],
    ['es', 'Por compras superiores a 40 €, envío gratis'],
    ['es', 'Si vienes antes de las 13:00, el postre es gratis'],
    ['es', 'Trae a un amigo y los dos os lleváis 20 € de descuento'],
    ['pt', 'Traga sua garrafa e ganhe R$ 2 de desconto no café'],
    ['ja', '古い眼鏡の下取りで新しいフレーム3,000円引き'],
    ['ko', '헌 안경 가져오면 새 안경테 3만원 할인'],
    ['zh', '老顾客推荐新顾客,两人各得20元券'],
    ['ko', '이번 달에 헌책을 가져오시면 새 책을 20% 할인해 드립니다'],
    ['zh', '带旧书来店，每三本换一杯美式'],
    ['zh', '提前三天预订享9折'],
    ['th', 'แนะนำเพื่อนรับคนละ 200 บาท'],
    ['vi', 'Giới thiệu bạn mới, cả hai nhận 50k'],
  ])('in %s: %s', (language, prompt) => {
    expect(printed(language, prompt)).toContain(prompt)
  })

  test('what holds later stands behind what holds first', () => {
    expect(printed('en', 'Ledgerly. Free for teams under 5, then $29 per seat')).toContain(
      'Free for teams under 5, then $29 per seat',
    )
  })

  test.each<[Language, string]>([
    ['de', 'Wer suchet, der findet'],
    ['es', 'Si te gusta el café, este es tu sitio'],
  ])('and so is a saying in %s: %s', (language, saying) => {
    expect(printed(language, `${saying}. 12 €`)).toContain(saying)
  })

  test.each<[string, Language, string]>([
    ['what is to be spent', 'fr', "Dès 60 € d'achat, une trousse offerte"],
    ['what is saved', 'de', 'Alte Brille abgeben und 50 € auf die neue sparen'],
    ['what delivery costs else', 'de', 'Versandkostenfrei ab 39 €, sonst 4,90 €'],
  ])('%s is no price', (_what, language, prompt) => {
    const { prices } = tellBrief(understand(prompt, language), null)
    expect(prices.filter(({ role }) => role !== 'other' && role !== 'fee')).toEqual([])
  })
})
