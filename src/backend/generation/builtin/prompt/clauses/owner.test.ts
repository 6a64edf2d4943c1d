import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { printedOf } from '../printed.ts'
import { understand } from '../understand.ts'

function read(language: Language, prompt: string) {
  const brief = understand(prompt, language)
  return { ...brief, printed: printedOf(brief) }
}

test.each<[Language, string, headline: string, told: string]>([
  [
    'es',
    'Vendo bicicleta de montaña talla M, casi nueva, 350 €',
    'Vendo bicicleta de montaña talla M',
    'Casi nueva',
  ],
  [
    'pt',
    'Alugo apartamento no centro de Braga, 2 quartos, varanda, 750 €/mês',
    'Alugo apartamento no centro de Braga',
    '2 quartos, varanda',
  ],
  [
    'en',
    'I keep bees in Dorset. Please make a post: heather honey, 340 g, £9.',
    'Heather honey',
    'I keep bees in Dorset',
  ],
  [
    'en',
    'I tune pianos in Bristol. Need a small ad: piano tuning £80, call 0117 496 0000.',
    'Piano tuning',
    'I tune pianos in Bristol',
  ],
  [
    'de',
    'Ich repariere Fahrräder in Leipzig. Bitte eine Anzeige: Frühjahrsinspektion 49 €, fertig in 24 Stunden.',
    'Frühjahrsinspektion',
    'Ich repariere Fahrräder in Leipzig',
  ],
  [
    'pt',
    'Faço bolos por encomenda em Curitiba. Quero um post: bolo de morango, serve 20 pessoas, R$ 180.',
    'Bolo de morango',
    'Faço bolos por encomenda em Curitiba',
  ],
  [
    'es',
    'Historia para Instagram de mi academia de baile Ritmo Sur en Málaga. Clases de bachata, 35 € al mes.',
    'Clases de bachata',
    'Academia de baile Ritmo Sur en Málaga',
  ],
  [
    'vi',
    'Em làm bánh kem ở Đà Lạt. Cần bài đăng: bánh sinh nhật 350.000đ, giao trong ngày.',
    'Bánh sinh nhật',
    'Em làm bánh kem ở Đà Lạt',
  ],
  [
    'zh',
    '我在杭州做手工皮具,帮忙出一张海报:牛皮通勤包,899元,可刻字。',
    '牛皮通勤包',
    '我在杭州做手工皮具',
  ],
  [
    'zh',
    '我们是成都的一家陶艺工作室「泥时光」。周末亲子陶艺课,每组198元。',
    '周末亲子陶艺课',
    '成都的一家陶艺工作室「泥时光」',
  ],
  [
    'ko',
    '동네 필라테스 스튜디오 "온결필라테스"입니다. 7월 신규 회원 이벤트 포스터 만들어 주세요. 체험 수업 2만원.',
    '7월 신규 회원 이벤트',
    '동네 필라테스 스튜디오 "온결필라테스"',
  ],
  [
    'th',
    'ช่วยทำโพสต์เฟซบุ๊กให้ร้านสบู่สมุนไพรหน่อยค่ะ สบู่เหลวใบเสจ ขนาด 300 มล. ราคา 159 บาท',
    'สบู่เหลวใบเสจ',
    'ร้านสบู่สมุนไพร',
  ],
  ['zh', '做个帖子 餐厅 新菜单上线 招牌酸菜鱼68元', '新菜单上线', '餐厅'],
])('who orders gives way to what is offered in %s: %s', (language, prompt, headline, told) => {
  const brief = read(language, prompt)
  expect(brief.headline).toBe(headline)
  expect(brief.printed.join(' | ')).toContain(told)
})

test.each<[Language, string, headline: string]>([
  [
    'fr',
    'Je répare des machines à coudre à Rennes, révision 55 €, prêt sous 48 h.',
    'Je répare des machines à coudre à Rennes',
  ],
  [
    'vi',
    'Poster cho tiệm đồng hồ Minh Phát. Thay pin 80.000đ, đánh bóng 150.000đ.',
    'Tiệm đồng hồ Minh Phát',
  ],
  ['en', 'We buy gold. Rings £40 a gram.', 'We buy gold'],
])('who orders stays where nothing says more in %s: %s', (language, prompt, headline) => {
  expect(read(language, prompt).headline).toBe(headline)
})

test.each<[Language, string, headline: string]>([
  [
    'ja',
    'パン屋のポスター。「焼きたて、あります。」という文を入れて。食パン1斤380円。',
    '焼きたて、あります',
  ],
  [
    'ja',
    '花屋のポスターを作って。「母の日に。」という文字を大きく入れてください。花束3,000円から。',
    '母の日に',
  ],
])(
  'quoted words that are to be put in are the headline in %s: %s',
  (language, prompt, headline) => {
    const brief = read(language, prompt)
    expect(brief.headline).toBe(headline)
    expect(brief.printed.join(' ')).not.toContain('という')
  },
)

test('a look with a name of its own is no last sentence, and a day in figures keeps its stop', () => {
  const { printed } = read(
    'de',
    'Werkstatt Kette: Inspektion 49 €, nur vom 1. bis 31.3. Retro-Look.',
  )
  expect(printed).toContain('Nur vom 1. bis 31.3.')
  expect(printed.join(' ')).not.toContain('Retro')
})

test("what is somebody's is for customers, too", () => {
  expect(read('en', "Dance school in Cork. Beginners' salsa, from March.").printed).toContain(
    "Beginners' salsa, from March",
  )
})
