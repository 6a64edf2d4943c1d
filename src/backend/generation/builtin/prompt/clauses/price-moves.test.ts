import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { understand } from '../understand.ts'
import { figuresOf } from './price-roles.ts'

describe('of two prices the one that came down is struck through', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Oak desk, cut from £420 to £350', '£350', '£420'],
    ['en', 'Oak desk £420, down to £350 till Sunday', 'Down to £350 till Sunday', '£420'],
    ['en', 'The oak desk was £420 and is now £350', 'Now £350', '£420'],
    ['de', 'Schreibtisch von 420 € auf 350 € gesenkt', '350 €', '420 €'],
    ['de', 'Der Schreibtisch kostet statt 420 € nur noch 350 €', '350 €', '420 €'],
    ['fr', 'Le bureau baisse de 420 € à 350 €', '350 €', '420 €'],
    ['fr', 'Bureau en chêne ramené de 420 € à 350 €', '350 €', '420 €'],
    ['es', 'Escritorio rebajado de 420 € a 350 €', '350 €', '420 €'],
    ['pt', 'Escrivaninha reduzida de R$ 420 para R$ 350', 'R$ 350', 'R$ 420'],
    ['ja', '机が42,000円から35,000円に値下げしました', '35,000円', '42,000円'],
    ['ko', '책상 42만원에서 35만원으로 내렸어요', '35만원', '42만원'],
    ['zh', '书桌原价420元，现降到350元', '350元', '420元'],
    ['zh', '书桌从420元调到350元', '350元', '420元'],
    ['vi', 'Bàn gỗ sồi giá 4.200.000đ giảm còn 3.500.000đ', '3.500.000đ', '4.200.000đ'],
    ['vi', 'Bàn gỗ hạ giá từ 420k xuống còn 350k', '350k', '420k'],
    ['th', 'โต๊ะลดราคาจาก 4,200 บาทเหลือ 3,500 บาท', '3,500 บาท', '4,200 บาท'],
  ])('in %s: %s', (language, prompt, price, oldPrice) => {
    expect(understand(prompt, language)).toMatchObject({ price, oldPrice })
  })

  test('what is priced stays beside it where the headline is the house', () => {
    const brief = understand(
      'Poster cho tiệm bánh Nhà Mận. Bánh kem bơ giá 320.000đ giảm còn 259.000đ',
      'vi',
    )
    expect(brief).toMatchObject({ price: 'Bánh kem bơ 259.000đ', oldPrice: '320.000đ' })
  })
})

describe('no price is struck', () => {
  test.each<[string, Language, string]>([
    ['by a higher one', 'en', 'Desk £350, now £420'],
    ['where a sum is taken off', 'vi', 'Áo khoác 320k giảm 50k'],
    ['of two things', 'en', 'Full groom £45, nail trims £8'],
    ['of a range', 'de', 'Möbel von 350 € bis 420 €'],
    ['by a comma alone', 'fr', 'Coupe 35 €, barbe 15 €'],
  ])('%s', (_why, language, prompt) => {
    const roles = figuresOf(prompt, GRAMMARS[language]).prices.map(({ role }) => role)
    expect(roles).not.toContain('was')
  })
})
