import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { printedOf } from '../printed.ts'
import { setRight } from '../read-brief.ts'
import { understand } from '../understand.ts'

const printed = (prompt: string, language: Language) =>
  printedOf(setRight(understand(prompt, language), {}))

describe('what joins a quoted name to what is told of it is not printed', () => {
  test.each<[Language, string, string[]]>([
    ['en', "'Green Lane' is a small garden centre in Ripon", ['Small garden centre in Ripon']],
    ['de', '„Grüne Gasse“ ist eine kleine Gärtnerei in Ulm', ['Kleine Gärtnerei in Ulm']],
    ['fr', '« Le Vert Galant » est une petite jardinerie à Ulm', ['Petite jardinerie à Ulm']],
    ['es', '«Callejón Verde» es un pequeño vivero en Ávila', ['Pequeño vivero en Ávila']],
    ['pt', '“Beco Verde” é uma pequena floricultura em Faro', ['Pequena floricultura em Faro']],
    ['ja', '「みどり小路」は小さな園芸店です', ['小さな園芸店']],
    ['ko', "'초록골목'은 연남동에 있는 작은 화원이에요", ['연남동에 있는 작은 화원']],
    ['zh', '“绿巷”是一家小花店', ['小花店']],
    ['vi', "'Ngõ Xanh' là một vườn cây nhỏ ở Huế", ['Vườn cây nhỏ ở Huế']],
    ['th', "'ตรอกเขียว' เป็นร้านต้นไม้เล็กๆ", ['ร้านต้นไม้เล็กๆ']],
  ])('in %s: %s', (language, prompt, rest) => {
    const [name, ...told] = printed(prompt, language)
    expect(prompt).toContain(name)
    expect(told.slice(0, -1)).toEqual(rest)
  })

  test.each<[Language, string, string, string]>([
    ['ja', '「サロン木もれび」の春のヘッドスパ、60分6,000円', 'サロン木もれび', '春のヘッドスパ'],
    ['ko', "'작은부엉이'의 시나몬롤 2,800원", '작은부엉이', '시나몬롤'],
    ['zh', '“小猫头鹰”的肉桂卷，每天现烤', '小猫头鹰', '肉桂卷'],
    ['th', "คาเฟ่ 'นกฮูกน้อย' มีซินนามอนโรล 80 บาท", "คาเฟ่ 'นกฮูกน้อย'", 'ซินนามอนโรล'],
  ])(
    'in %s what the house has is the headline under its name',
    (language, prompt, eyebrow, headline) => {
      expect(understand(prompt, language)).toMatchObject({ eyebrow, headline })
    },
  )

  test('quoted words that are a sentence are no name', () => {
    expect(understand('「朝を、起こす。」のポスターを作って', 'ja').headline).toBe('朝を、起こす')
  })
})

describe('a name that is told last stands over the headline', () => {
  test.each<[Language, string, string]>([
    ['de', 'Honig 6,50 € das Glas. Marke „Waldgold“', 'Waldgold'],
    ['fr', "Miel 6,50 € le pot. La boutique s'appelle « Or des bois »", 'Or des bois'],
    ['ja', 'はちみつ1,200円。店の名前は「森の金」です', '森の金'],
    ['ko', "참기름 22,000원. 방앗간 이름은 '고소한집'", '고소한집'],
    ['zh', '茶油500毫升98元。店名“山里人”', '山里人'],
    ['vi', "Cà phê Arabica 185.000đ. Thương hiệu 'Sương Sớm'", 'Sương Sớm'],
    ['th', 'น้ำผึ้งป่า ขวด 500 มล. 290 บาท แบรนด์ ดอยผึ้ง', 'ดอยผึ้ง'],
  ])('in %s: %s', (language, prompt, eyebrow) => {
    expect(understand(prompt, language).eyebrow).toBe(eyebrow)
  })
})

describe('a place that something comes from is no brand', () => {
  test.each<[string, string | null]>([
    ['Green tea from Uji. 50 g £12.90', null],
    ['Candles from Lowen Studio, £18', 'Lowen Studio'],
    ['Summer sale at Bloom', 'Bloom'],
  ])('%s', (prompt, brand) => {
    expect(understand(prompt, 'en').brand).toBe(brand)
  })

  test.each<[Language, string, string | null]>([
    ['de', 'Grüner Tee aus Uji, 100 g für 12 €', null],
    ['fr', 'Miel de Provence, 9 €', null],
    ['fr', 'Savon de chez Brume, 9 €', 'Brume'],
    ['es', 'Aceite de Jaén, 14 €', null],
    ['vi', 'Trà xanh từ Thái Nguyên, 120k', null],
  ])('in %s: %s', (language, prompt, brand) => {
    expect(understand(prompt, language).brand).toBe(brand)
  })
})
