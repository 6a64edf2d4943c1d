import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { type ReadBrief, tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string): ReadBrief =>
  tellBrief(understand(prompt, language), null)

describe('what customers are told is printed, whatever words a designer would be told it in', () => {
  test.each<[Language, string, string]>([
    ['es', 'Postre del mes: crema catalana casera 4,50 €, solo en mayo', 'Solo en mayo'],
    ['de', 'Kaiserschmarrn 9,80 €, nur im Mai', 'Nur im Mai'],
    ['es', 'Heladería Nevada. Sabores: crema, turrón, limón.', 'Sabores: crema, turrón, limón'],
    ['en', 'Gelato van. Flavours: cream, mint, lemon.', 'Flavours: cream, mint, lemon'],
    ['vi', 'Quán bún bò Cô Ba khai trương. Không dùng bột ngọt.', 'Không dùng bột ngọt'],
    [
      'pt',
      'Contabilidade online a partir de R$ 139/mês. Atendimento humano, nada de robô.',
      'Atendimento humano, nada de robô',
    ],
    ['vi', 'Niềng răng, trả góp 0%\nNha khoa Ánh Dương. Từ 28 triệu.', 'Nha khoa Ánh Dương'],
    [
      'es',
      'Macetas desde 14 €. Cada pieza es única, no aceptamos devoluciones de piezas personalizadas.',
      'No aceptamos devoluciones de piezas personalizadas',
    ],
    [
      'de',
      'Tag der offenen Tür – 15. März, 10 bis 14 Uhr. Kein Parkplatz vor der Schule, bitte P+R nutzen.',
      'Kein Parkplatz vor der Schule, bitte P+R nutzen',
    ],
    [
      'vi',
      'Phần mềm TimeGo. Cài đặt trong 1 giờ, không cần máy quẹt thẻ. Hỗ trợ 24/7.',
      'Cài đặt trong 1 giờ, không cần máy quẹt thẻ',
    ],
    [
      'en',
      "We're after two Saturday kitchen porters @ The Larder. £12.60 an hour. Insta story",
      "We're after two Saturday kitchen porters @ The Larder",
    ],
    [
      'en',
      'Refill bar, shampoo £1.20. "Less plastic, same shine" should be the big line.',
      'Less plastic, same shine',
    ],
    [
      'pt',
      'Oficina de pão, 48€, sábado. Não é preciso experiência. Tons de trigo.',
      'Não é preciso experiência',
    ],
    ['th', 'คอร์สออนไลน์ Excel 1,290 บาท เรียนได้ตลอดชีพ มีใบประกาศ', 'เรียนได้ตลอดชีพ มีใบประกาศ'],
  ])('%s %s', (language, prompt, line) => {
    expect(read(language, prompt).printed).toContain(line)
  })

  test.each<[Language, string, string]>([
    ['th', 'คอร์ส Excel 1,290 บาท ทำแบนเนอร์เฟซบุ๊ก ดูโปร น้ำเงิน-ขาว', 'ดูโปร'],
    ['th', 'ทริปดำน้ำ 6,900 บาท มัดจำ 50% ภาพทะเลใส', 'ภาพทะเลใส'],
    [
      'de',
      'Brauchen ein Insta-Posting für unseren Hofladen. Kürbisse ab 1,50 €, Saft 9 €.',
      'Posting',
    ],
    [
      'fr',
      'Compte pro, 9 € HT/mois*.\n*Voir conditions sur notre site. Ton complice, pas infantilisant.',
      'complice',
    ],
    [
      'fr',
      "Appli Fridgeo, gratuite. Vidéo story 9:16, jeune, commence par un frigo qui s'ouvre",
      'commence',
    ],
  ])('and an order is not: %s %s', (language, prompt, order) => {
    expect(read(language, prompt).printed.join('\n')).not.toContain(order)
  })
})

describe('what belongs together stays in one line', () => {
  test.each<[Language, string, string]>([
    ['ko', '이불 세탁 9,900원. 수거·배달 무료, 2만원 이상.', '수거·배달 무료, 2만원 이상'],
    ['th', 'ประกันรถยนต์ เช็กเบี้ยฟรี ไม่มีค่าใช้จ่าย', 'เช็กเบี้ยฟรี ไม่มีค่าใช้จ่าย'],
    [
      'en',
      'Kitten season is here. Adoption fee £120 incl. vaccination, chip and neutering.',
      'Adoption fee £120 incl. vaccination, chip and neutering',
    ],
    [
      'es',
      'Seguro de hogar desde 11,90 € al mes. Cubre fugas, robo y hasta 3.000 € en electrodomésticos.',
      'Cubre fugas, robo y hasta 3.000 € en electrodomésticos',
    ],
    [
      'en',
      'Facebook ad for 2-bed flats at Quay House, Bristol: shared ownership from £98,750',
      '2-bed flats at Quay House, Bristol',
    ],
    [
      'vi',
      'Quán Cô Ba khai trương chi nhánh mới tại 25 Lý Thường Kiệt, Đà Nẵng. Giá từ 45k.',
      'Quán Cô Ba khai trương chi nhánh mới tại 25 Lý Thường Kiệt, Đà Nẵng',
    ],
    [
      'en',
      'Five-a-side league starts 3 March at Meadow Park. £30 per team.',
      'Five-a-side league starts 3 March at Meadow Park',
    ],
    ['vi', 'Lớp vẽ cho người mới bắt đầu, 8 buổi', 'Lớp vẽ cho người mới bắt đầu'],
    ['th', 'เวิร์กช็อปเทียนหอม เสาร์ที่ 8 มี.ค. 13.00-16.00 น.', 'เสาร์ที่ 8 มี.ค. 13.00-16.00 น.'],
    ['th', 'ปันน้ำใจ ซอยลาดพร้าว 15 หรือโทร 02-555-0177', 'ซอยลาดพร้าว 15 หรือโทร 02-555-0177'],
    ['de', 'Tag der offenen Tür – 15. März, 10 bis 14 Uhr', '15. März, 10 bis 14 Uhr'],
    [
      'ja',
      'パン屋「こむぎ日和」がオープンします。4月12日から。',
      'パン屋「こむぎ日和」がオープンします',
    ],
  ])('%s %s', (language, prompt, line) => {
    expect(read(language, prompt).printed).toContain(line)
  })

  test('all that the certificate of a home says is small print', () => {
    const { legal, facts } = read(
      'de',
      'Wohnung in Kassel, 279.000 €, provisionsfrei. Energieausweis: Verbrauch 96 kWh/(m²·a), Klasse C, Bj. 1998, Gas.',
    )
    expect(legal.join(' ')).toContain('Klasse C')
    expect(legal.join(' ')).toContain('Gas')
    expect(facts.join(' ')).toContain('provisionsfrei')
  })
})

describe('a sum is what its words say', () => {
  test('a day of the month is no former price', () => {
    const { prices } = read('vi', 'Khóa học. Giá 3,5 triệu, đăng ký sớm trước 1/6 còn 2,9 triệu.')
    expect(prices.map(({ text, role }) => [text, role])).toEqual([
      ['3,5 triệu', 'price'],
      ['2,9 triệu', 'price'],
    ])
  })

  test('beside who pays it, baht goes without saying', () => {
    const { prices } = read(
      'th',
      'เปิดสอนเปียโนเด็ก คาบละ 500 บาท นักเรียน 400 สอนตัวต่อตัว รับนักเรียน 120 คน',
    )
    expect(prices.map(({ text }) => text)).toEqual(['500 บาท', '400'])
  })

  test.each([
    ['성인 수채화 취미반 / 수강료 18만원 → 15만원 (5월까지)', '수강료 15만원 (5월까지)'],
    ['수강료 240,000원 → 198,000원, 8주 과정 바리스타 자격증반', '수강료 198,000원'],
  ])('a fee keeps its name behind an arrow: %s', (prompt, price) => {
    expect(read('ko', prompt).printed).toContain(price)
  })

  test('what is in brackets behind it names no sum', () => {
    const { prices } = read('vi', 'Cho thuê căn hộ, 15 triệu/tháng (chưa gồm phí quản lý)')
    expect(prices).toEqual([{ text: '15 triệu', role: 'price' }])
  })

  test('a sum by itself is what a job pays', () => {
    const { prices } = read('pt', 'Vaga: motorista em Campinas, R$ 2.850 + VA R$ 600. Seg a sex.')
    expect(prices.map(({ role }) => role)).toEqual(['salary', 'salary'])
  })

  test('a box of gifts is sold, and not given', () => {
    expect(read('ko', '수제 쿠키 선물세트 8구 24,000원, 16구 42,000원').offers).toEqual([])
  })

  test('so many make a group, and nothing is given', () => {
    expect(read('zh', '亲子露营，成人598元，满15组成团').offers).toEqual([])
  })
})

describe('the button is of the trade', () => {
  test.each<[Language, string, string]>([
    ['ko', '도예 체험 공방 흙담. 1인 35,000원, 2시간.', '예약하기'],
    ['ja', '春のお花見ヨガ 4月5日 参加費1,500円', '申し込む'],
    ['en', '5-a-side Monday nights at Meadow Park. £30 per team.', 'Register now'],
    ['th', 'ฟุตซอลวันอาทิตย์ 2,500 บาท/ทีม เริ่ม 5 เม.ย.', 'ลงทะเบียนเลย'],
    [
      'de',
      'Kaffeevollautomat S9: statt 749 € jetzt 599 € – oder 24 Raten à 24,96 €',
      'Jetzt kaufen',
    ],
    ['th', 'โครงการปันน้ำใจ รับบริจาคหนังสือให้โรงเรียนบนดอย', 'บริจาคเลย'],
    ['th', 'ร้านซักอบผ้า 24 ชม. ซัก 30 บาท', 'แวะมาที่ร้าน'],
    ['ko', '헌책 나눔장터 10월 18일. 판매 수익금 전액 기부.', '자세히 보기'],
    ['vi', 'Phần mềm chấm công TimeGo. Cài đặt trong 1 giờ.', 'Bắt đầu ngay'],
    ['pt', 'Oficina de pão, 48€ com tudo incluído e pão para levar', 'Inscreva-se'],
    ['vi', 'Cho thuê căn hộ 2PN Thảo Điền. Xem nhà liên hệ chị Hà 0908 555 012', 'Xem nhà'],
  ])('%s %s', (language, prompt, button) => {
    expect(read(language, prompt).cta).toBe(button)
  })
})

test('who speaks stands over what is said', () => {
  const { printed } = read(
    'de',
    'Steuerkanzlei Brandt & Lohse sagt: „Belege? Einfach fotografieren.“ Festpreis 189 €.',
  )
  expect(printed[0]).toBe('Steuerkanzlei Brandt & Lohse')
  expect(printed.join('\n')).not.toContain('sagt')
})

test('tags at the end are none of the small print', () => {
  const { legal } = read(
    'en',
    'Kitten season. £120. Reg. charity no. 1104821 #adoptdontshop #kittens',
  )
  expect(legal.join(' ')).not.toContain('#')
})
