import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { type ReadBrief, tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string): ReadBrief =>
  tellBrief(understand(prompt, language), null)

const rolesOf = ({ prices }: ReadBrief): string[] =>
  prices.map(({ text, role }) => `${text} ${role}`)

describe('a short line is parted where its figure begins', () => {
  test.each<[string, Language, string, string[]]>([
    [
      'a limit',
      'en',
      'Refurbished laptops under £400, one year warranty',
      ['Refurbished laptops under £400'],
    ],
    ['a limit', 'fr', 'Canapés à moins de 500 €, livrés', ['Canapés à moins de 500 €']],
    ['a limit', 'de', 'Fahrräder unter 300 €, geprüft', ['Fahrräder unter 300 €']],
    ['up to and a minus', 'es', 'Sofás hasta -35 % en agosto', ['Sofás', 'Hasta -35 % en agosto']],
    ['a weekend', 'ja', 'リュックサック今週末20%OFF', ['リュックサック', '今週末20%OFF']],
    ['a weekend', 'ko', '등산 배낭 이번 주말 20% 할인', ['등산 배낭', '이번 주말 20% 할인']],
    ['a weekend', 'zh', '登山背包本周末8折', ['登山背包', '本周末8折']],
    ['what begins as a day is called', 'fr', 'Lunettes -30 % samedi', ['Lunettes', '-30 % samedi']],
    ['what begins as a day is called', 'de', 'Sofas ab 299 €', ['Sofas', 'Ab 299 €']],
    [
      'what is cheaper',
      'pt',
      'Panelas até 30% mais baratas até domingo',
      ['Panelas', 'Até 30% mais baratas até domingo'],
    ],
    [
      'hours in a bracket',
      'vi',
      'Tuyển nhân viên thu ngân ca sáng (6h–14h), lương 26k/giờ',
      ['Tuyển nhân viên thu ngân ca sáng'],
    ],
  ])('%s (%s)', (_what, language, prompt, words) => {
    expect(read(language, prompt).printed.slice(0, words.length)).toEqual(words)
  })
})

describe('a sum is what its own words say', () => {
  test.each<[string, Language, string, string[]]>([
    ['a limit', 'vi', 'Đồng hồ dưới 900k', ['900k other']],
    [
      'of a loan beside its rate',
      'en',
      'Car loan, 8.4% APR. Borrow £6,000 over 36 months, total repayable £6,790',
      ['8.4% rate', '£6,000 other', '£6,790 other'],
    ],
    [
      'a gift in a bracket',
      'ko',
      '비누 클래스 120분 4만 8천원 (재료 포함, 완성품 증정)',
      ['4만 8천원 price'],
    ],
    [
      'a fee in a bracket',
      'fr',
      'Maison à Vannes, 298 000 € FAI (honoraires 5 % charge vendeur)',
      ['298 000 € price'],
    ],
    [
      'a second sum with its own name',
      'pt',
      'Flat em Moema. Aluguel R$ 3.200/mês + condomínio R$ 780',
      ['R$ 3.200 price', 'R$ 780 fee'],
    ],
    ['a sum of nothing', 'de', 'Rohrreinigung, Anfahrt 0 €', ['0 € fee']],
    ['delivery', 'fr', 'Plantes du marché, livraison 6 €', ['6 € fee']],
    ['what a gift does', 'en', 'Shelter appeal. £20 feeds a dog for a week', ['£20 other']],
    [
      'two named sums without a currency',
      'zh',
      '按摩椅，原价3600，现价1900',
      ['3600 was', '1900 price'],
    ],
    [
      'two named sums without a currency',
      'th',
      'ตู้เย็น ปกติ 8900 เหลือ 6500',
      ['8900 was', '6500 price'],
    ],
    [
      'ten thousands and thousands',
      'ja',
      '冷蔵庫 15万円→11万9,000円',
      ['15万円 was', '11万9,000円 price'],
    ],
    [
      'behind an arrow and who pays it',
      'ko',
      '요리교실. 수강료 30만원 → 재수강 24만원',
      ['30만원 was', '24만원 price'],
    ],
    [
      'what is shared by an apartment house',
      'th',
      'คอนโดบางนา ราคา 2.1 ล้านบาท ส่วนกลาง 40 บาท/ตร.ม.',
      ['2.1 ล้านบาท price', '40 บาท fee'],
    ],
  ])('%s (%s)', (_what, language, prompt, roles) => {
    expect(rolesOf(read(language, prompt))).toEqual(roles)
  })

  test('how long it is for stands over a price that can be set large', () => {
    const { clauses: _, ...brief } = understand(
      'Roteiro pela Galiza. 4 dias a partir de € 390 por pessoa',
      'pt',
    )
    expect(brief).toMatchObject({ subline: '4 dias', price: 'A partir de € 390 por pessoa' })
  })

  test('an arrow is no part of a price', () => {
    const { price } = understand('요리교실. 수강료 30만원 → 재수강 24만원', 'ko')
    expect(price).toBe('재수강 24만원')
  })
})

test.each<[Language, string, string]>([
  [
    'es',
    'Préstamo reforma 6,2 % TIN. Ejemplo: 9.000 € a 48 meses, cuota de 212 €.',
    'Ejemplo: 9.000 € a 48 meses, cuota de 212 €',
  ],
  ['zh', '装修贷年化利率4.1%起。示例:借8万元24期,每期应还约3,480元。', '示例:借8万元24期'],
  ['ko', '스터디룸 회원 모집. 고지 문구: 개인정보를 수집합니다', '개인정보를 수집합니다'],
  ['th', 'สินเชื่อรถ ดอกเบี้ย 3.1% ต่อปี ฟรีค่าโอน *เงื่อนไขเป็นไปตามที่บริษัทกำหนด', 'เงื่อนไขเป็นไปตามที่บริษัทกำหนด'],
])('small print is small print (%s)', (language, prompt, words) => {
  expect(read(language, prompt).legal.join(', ')).toContain(words)
})

describe('the headline is what the ad is about', () => {
  test.each<[string, Language, string, string]>([
    [
      'as the brief would have it',
      'en',
      "Cargo bikes for hire. Headline should be something like 'Leave the car'",
      'Leave the car',
    ],
    [
      'not how old it is',
      'ja',
      '築8年、駅徒歩5分の中古マンション。2,980万円',
      '駅徒歩5分の中古マンション',
    ],
    [
      'the title of a webinar',
      'ja',
      '7月3日14:00〜 無料ウェビナー「届出、まだ間に合う?」講師:税理士 佐伯真紀。',
      '届出、まだ間に合う?',
    ],
    [
      'the show and not its house',
      'en',
      'Tide Museum, exhibition Salt and Rope, 2 May to 8 August',
      'Exhibition Salt and Rope',
    ],
    [
      'the show and not its house',
      'fr',
      'Musée du Lin, exposition « Fils », entrée 6 €',
      'Exposition « Fils »',
    ],
    [
      'what an order asks for',
      'en',
      'A poster asking for old prams: we mend them for families',
      'Old prams',
    ],
    [
      'what an order is for, before a colon',
      'de',
      'Mach mal ein Plakat für unser Herbstkonzert: Chor Gera singt Bach, Sa 18.10., 19 Uhr. VVK 12 €, AK 15 €.',
      'Herbstkonzert',
    ],
    ['no two sums', 'zh', '原价3600 现价1900 按摩椅清仓', '按摩椅清仓'],
  ])('%s (%s)', (_what, language, prompt, words) => {
    expect(read(language, prompt).headline).toBe(words)
  })
})

describe('nothing is lost and nothing is torn', () => {
  test.each<[string, Language, string, string]>([
    [
      'who speaks',
      'vi',
      'Hội thảo “Bán hàng đêm khuya”, diễn giả: anh Lê Khôi (VietFab)',
      'Diễn giả: anh Lê Khôi (VietFab)',
    ],
    [
      'who teaches',
      'ja',
      'ウェビナー「初めての輸出」講師:税理士 佐伯真紀。',
      '講師:税理士 佐伯真紀',
    ],
    ['a house and its name', 'ja', '冷やし中華はじめました。850円。麺処 はる風。', '麺処 はる風'],
    [
      'a number and who answers',
      'zh',
      '老房翻新,免费量房。咨询请联系李师傅 139-0000-1234。',
      '咨询请联系李师傅 139-0000-1234',
    ],
    [
      'where one books',
      'th',
      'เวิร์กช็อปเทียนหอม 990 บาท ที่ร้าน Waxwood จองที่นั่งทาง IG โทนพาสเทล',
      'จองที่นั่งทาง IG',
    ],
    [
      'what one is spared',
      'fr',
      'T2 à Brest, 45 m². Pas de travaux. Visites le samedi',
      'Pas de travaux',
    ],
    [
      'no advertising',
      'de',
      'App „Moos“: Wanderwege, keine Werbung, keine Registrierung',
      'keine Werbung, keine Registrierung',
    ],
    [
      'a question and its answer',
      'en',
      'Kitchen porter wanted in Hull. No experience? No problem. Call 01482 496 072',
      'No experience? No problem',
    ],
    [
      'all that is included',
      'vi',
      'Tour Mộc Châu 3N2Đ, khởi hành thứ 7 hàng tuần, đã gồm xe giường nằm, homestay và 4 bữa ăn',
      'Đã gồm xe giường nằm, homestay và 4 bữa ăn',
    ],
    [
      'what kind of event',
      'pt',
      'Precisamos de um banner pro evento online “Loja sem estoque”, 12 de maio, 19h',
      'Evento online',
    ],
    [
      'what is paid besides',
      'ko',
      '투룸 월세 52만원, 보증금 500만원, 관리비 6만원 별도',
      '관리비 6만원 별도',
    ],
    ['on which days', 'th', 'บุฟเฟต์หมูกระทะ 249 บาท ทุกวันยกเว้นวันจันทร์', 'ทุกวันยกเว้นวันจันทร์'],
  ])('%s (%s)', (_what, language, prompt, words) => {
    const { printed, legal } = read(language, prompt)
    const lines = printed.filter((line) => !legal.includes(line))
    expect(lines.join(' ¦ ')).toContain(words)
  })

  test('two looks that are set against each other are no copy', () => {
    const { printed, dropped } = read(
      'en',
      'Loft rooms in York from £31,000. Down to earth but proud, navy please',
    )
    expect(printed.join(' ')).not.toContain('Down to earth')
    expect(dropped).toContain('Down to earth but proud')
  })
})

test.each<[string, Language, string, string]>([
  [
    'typed before its name',
    'en',
    'Winter appeal for the night shelter. Every pound is doubled. Donate button.',
    'Donate',
  ],
  ['a haircut without an appointment', 'en', 'Haircuts £11, kids £8, no appointment', 'Visit us'],
  [
    'a haircut without an appointment',
    'es',
    'Corte de pelo 11 €, niños 8 €, sin cita',
    'Visítanos',
  ],
  ['a haircut without an appointment', 'ko', '남성커트 1만 2천원, 예약 없이 방문', '매장 방문하기'],
  ['boots at the weekend are no trip', 'fr', 'Bottines -20 % ce week-end', 'Acheter'],
  ['a fruit is no lesson', 'th', 'ทุเรียนหมอนทอง กิโลละ 159 บาท', 'ซื้อเลย'],
  ['a lock is rung up about', 'th', 'ช่างกุญแจ 24 ชม. ค่าเดินทาง 0 บาท', 'โทรเลย'],
  ['a lock is rung up about', 'zh', '开锁24小时 上门费0元', '立即致电'],
  ['a lock is rung up about', 'de', 'Schlüsseldienst 24 h, Anfahrt 0 €', 'Jetzt anrufen'],
  ['a cake for a wedding is ordered', 'en', 'Wedding cakes from €59', 'Order now'],
  ['who buys makes an offer', 'de', 'Altgold-Ankauf zu Tagespreisen', 'Angebot anfordern'],
  ['a trial hour is tried', 'de', 'Pilates am See, Probestunde gratis', 'Kostenlos testen'],
  ['a bike is driven by its rider', 'vi', 'Xe đạp điện giá cũ 14tr9 còn 11tr9', 'Mua ngay'],
  [
    'a burger of the house is no house',
    'pt',
    'Hamburgueria Brasa. Smash da casa R$ 29,90, só no salão',
    'Peça agora',
  ],
  [
    'a place by its address alone',
    'es',
    'Escapada rural en Navarra desde 129 € por persona. Reserva en valdeoro.example o al 985 55 12 34',
    'Reserva ahora',
  ],
])('the button: %s (%s)', (_what, language, prompt, words) => {
  expect(read(language, prompt).cta).toBe(words)
})
