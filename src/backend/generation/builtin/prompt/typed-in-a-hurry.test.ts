import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('[R1.01] a wish typed behind the words of the ad, with no mark between, is not printed', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'Flat in Leith £850, viewings by phone 0131 496 0199 make it look calm',
      'Viewings by phone 0131 496 0199',
      'make it look calm',
    ],
    [
      'en',
      'Noodle bar in Hull, closed sundays make it bold but tidy order on 01482 496 011',
      'Closed sundays',
      'make it bold but tidy',
    ],
    [
      'de',
      'Hofcafé Lenz, ein Stück Mohnkuchen 3 € bitte nicht so verspielt',
      'Ein Stück Mohnkuchen 3 €',
      'bitte nicht so verspielt',
    ],
    [
      'es',
      'Taller Rueda, pinchazo 12 € sin cita que quede muy moderno',
      'Pinchazo 12 € sin cita',
      'que quede muy moderno',
    ],
    [
      'fr',
      'Cours de chant à Nîmes, prof diplômé faut que ça fasse sérieux 06 55 50 01 02',
      'Prof diplômé',
      'faut que ça fasse sérieux',
    ],
    [
      'pt',
      'Geladeira R$ 1.990, garantia de 2 anos letras bem grandes',
      'Garantia de 2 anos',
      'letras bem grandes',
    ],
    [
      'vi',
      'Quán phở Lan, tặng trà đá cho 50 khách đầu tiên nhìn cho ngon mắt',
      'Tặng trà đá cho 50 khách đầu tiên',
      'nhìn cho ngon mắt',
    ],
    [
      'ko',
      '만두집 신메뉴, 12월 1일까지 무료배송 너무 촌스럽지 않게요',
      '12월 1일까지 무료배송',
      '너무 촌스럽지 않게요',
    ],
  ])('in %s: %s', (language, prompt, told, wish) => {
    const { printed, dropped } = read(language, prompt)
    expect(printed).toContain(told)
    expect(dropped).toContain(wish)
  })
})

describe('[R1.01] a call is the button by its form, and a look typed behind it is none of it', () => {
  test.each<[Language, string, string]>([
    ['de', 'Wollmäntel ab 179 €. Kollektion ansehen. Viel Weißraum', 'Kollektion ansehen'],
    ['de', 'Kabarett am Freitag, 22 €. Karten sichern: keller.example', 'Karten sichern'],
    ['es', 'Vestidos de lino desde 39 €. Ver la colección. Fondo arena', 'Ver la colección'],
    [
      'fr',
      'Escape game, 24 € par personne. Réserver un créneau ambiance brumeuse',
      'Réserver un créneau',
    ],
    [
      'pt',
      'Usinagem CNC em 5 dias. Falar com um especialista. Cinza e laranja',
      'Falar com um especialista',
    ],
    [
      'ja',
      '町の映画館を残したい 目標300万円。プロジェクトを見る 昭和の看板風に',
      'プロジェクトを見る',
    ],
    ['ko', '제주 펜션 1박 18만원부터. 객실 보러가기 감성적인 느낌', '객실 보러가기'],
    ['th', 'คอนโดติดรถไฟฟ้า เริ่ม 2.59 ล้าน นัดชมห้อง สีกรมกับทอง', 'นัดชมห้อง'],
    ['vi', 'Dọn nhà 499.000đ, 3 giờ. Nhận báo giá tươi sáng', 'Nhận báo giá'],
    ['zh', '山区小学图书室 已筹62%。捐一本书 温暖,别用蜡烛', '捐一本书'],
  ])('in %s: %s', (language, prompt, button) => {
    expect(read(language, prompt).cta).toBe(button)
  })

  test('the last of two calls is the button, and the other is told', () => {
    const { cta, facts } = read('de', 'Einsam im Alter. Werden Sie Besuchspatin. Jetzt helfen')
    expect(cta).toBe('Jetzt helfen')
    expect(facts).toContain('Werden Sie Besuchspatin')
  })

  test('who wants something of the picture calls to nothing', () => {
    expect(read('es', 'Casa rural, 320 €. Reserva ya. Quiero que dé ganas de parar').cta).toBe(
      'Reserva ya',
    )
  })
})

describe('[R1.01] a sentence ends behind a short word, and not behind an abbreviation', () => {
  test.each<[Language, string, string]>([
    ['vi', 'Khóa AutoCAD, trả góp 3 lần. cần máy tính riêng', 'Trả góp 3 lần'],
    ['fr', 'Assurance vélo à 19 € par an. le premier mois offert', 'Le premier mois offert'],
    ['fr', 'Assurance vélo. Souscription en 5 min. Évitez le rouge', 'Souscription en 5 min'],
    ['en', 'Tidewise tells you when to paddle out. 4.8 stars', '4.8 stars'],
    [
      'ko',
      '저희 반찬가게인데 김장김치 69,000원 예약 받아요 주차 가능',
      '김장김치 69,000원 예약 받아요',
    ],
    ['de', 'Weinprobe am Markt, Fr., 14.11., 22 € mit Brot', 'Fr., 14.11.'],
    ['th', 'ข้าวมันไก่ตรง ร.9 ซอย 13 เปิดทุกวัน', 'ข้าวมันไก่ตรง ร.9 ซอย 13'],
    ['th', 'ร้านเล็ก ๆ แถวอารีย์ นวดไทย 300 บาท', 'ร้านเล็ก ๆ'],
  ])('in %s: %s', (language, prompt, told) => {
    expect(read(language, prompt).printed.join(' | ')).toContain(told)
  })
})

describe('[R1.01] a sum is known by what stands beside it', () => {
  test.each<[Language, string, string, string]>([
    ['zh', '招聘:产品经理,杭州,20k-35k·15薪', '20k-35k', 'salary'],
    ['zh', '滨江三房 单价2.6万起 精装交付', '2.6万', 'from_price'],
    ['ko', '분양가 6억 2천부터, 전용 84㎡', '6억 2천', 'from_price'],
    ['th', 'คอนโดพระราม 9 เริ่ม 2.59 ล้าน', '2.59 ล้าน', 'from_price'],
    ['en', 'Hiring forklift drivers, £14.80/hr, Swindon', '£14.80', 'salary'],
    ['en', 'Boiler repairs in Leeds, fixed £89 first hour', '£89', 'price'],
    ['fr', 'Développeuse Go à Lyon, 48–58 k€. Postuler', '48–58 k€', 'salary'],
  ])('in %s: %s', (language, prompt, text, role) => {
    expect(read(language, prompt).prices).toContainEqual({ text, role })
  })

  test('millions of users cost nothing, and a minus takes its sum off', () => {
    expect(read('th', 'แอปเรียนภาษา ผู้ใช้ 3 ล้าน ทดลองฟรี').prices).toEqual([])
    const { prices, offers } = read('fr', 'Escape game, 24 € par personne, -5 € en semaine')
    expect(prices).toEqual([{ text: '24 €', role: 'price' }])
    expect(offers).toEqual([{ text: '-5 € en semaine' }])
  })
})

describe('[R1.01] whom something is given to stays with what is given', () => {
  test.each<[Language, string, string]>([
    ['th', 'บุฟเฟต์ทะเลเผา 599 บาท เด็กต่ำกว่า 120 ซม. ครึ่งราคา ทุกวัน', 'เด็กต่ำกว่า 120 ซม. ครึ่งราคา'],
    ['ja', '水族館の冬祭り 大人1,200円 小学生以下 半額', '小学生以下 半額'],
    ['zh', '欢乐谷冬季夜场 成人120元 儿童1.2米以下 半价', '儿童1.2米以下 半价'],
  ])('in %s: %s', (language, prompt, offer) => {
    expect(read(language, prompt).offers).toEqual([{ text: offer }])
  })
})

describe('[R1.01] how soon the ad is wanted is none of it', () => {
  test.each<[Language, string, string]>([
    ['zh', '急用 水果店开业 车厘子49.9一斤', '急用'],
    ['ja', '急ぎです。明日の朝までに 栗ごはん御膳 1,680円', '明日の朝までに'],
    ['en', 'ASAP. Boiler repairs in Leeds, £89', 'ASAP'],
  ])('in %s: %s', (language, prompt, hurry) => {
    const { printed, dropped } = read(language, prompt)
    expect(dropped.join(' ')).toContain(hurry)
    expect(printed.join(' ')).not.toContain(hurry)
  })
})

describe('[R1.01] Vietnamese typed without its marks', () => {
  const PROMPT =
    'giam gia 30% toan bo giay the thao den 25/11 lam mau do noi bat giup minh dat hang ngay'

  test('is read with them and printed as it was typed, whatever the page', () => {
    const { offers, cta, printed } = read('de', PROMPT)
    expect(offers).toEqual([{ text: 'giam gia 30% toan bo giay the thao den 25/11' }])
    expect(cta).toBe('Dat hang ngay')
    expect(printed.join(' ')).not.toContain('noi bat')
  })
})

describe('[R1.01] what is copy through and through is not left out for a word of the trade', () => {
  test.each<[Language, string, string]>([
    ['vi', 'Tuyển kế toán, lương 12 triệu, làm từ thứ 2 đến thứ 6', 'Làm từ thứ 2 đến thứ 6'],
    ['vi', 'Khóa học thiết kế nội thất 3 tháng, 6.900.000đ', 'Khóa học thiết kế nội thất 3 tháng'],
    ['fr', 'Livret à 3 % brut, jusqu’à 100 000 €, sans frais', 'Sans frais'],
    ['th', 'มูลนิธิหมาจร ขอรับบริจาคอาหารสุนัข ส่งได้ถึง 31 ธ.ค.', 'ขอรับบริจาคอาหารสุนัข'],
  ])('in %s: %s', (language, prompt, told) => {
    expect(read(language, prompt).printed.join(' | ')).toContain(told)
  })
})
