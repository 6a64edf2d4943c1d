import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { type ReadBrief, tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string): ReadBrief =>
  tellBrief(understand(prompt, language), null)

describe('what is done or lent is no parcel', () => {
  test.each<[Language, string, string]>([
    ['en', 'Data recovery for wet phones, from £59', 'Request a quote'],
    ['de', 'Datenrettung für nasse Handys, ab 59 €', 'Angebot anfordern'],
    ['fr', 'Récupération de données, dès 59 €', 'Demander un devis'],
    ['th', 'กู้ข้อมูลมือถือ เริ่มต้น 590 บาท', 'ขอใบเสนอราคา'],
    ['de', 'Sommerreifen-Wechsel ab 29 €. Reifen Arend.', 'Termin buchen'],
    ['pt', 'Troca de pneus a partir de R$ 59', 'Agende agora'],
    ['ja', 'タイヤ交換 1本1,200円から。', '予約する'],
    ['ko', '여름 타이어 교체 2만 9천원부터.', '예약하기'],
    ['zh', '夏季换轮胎 每条29元起。', '立即预约'],
    ['de', 'Bierbänke zu mieten, 5 € pro Tag', 'Jetzt buchen'],
    ['fr', 'Bancs à louer, 5 € par jour', 'Réserver'],
    ['es', 'Alquiler de bancos, 5 € al día', 'Reserva ahora'],
    ['zh', '长凳出租，每天28元。', '立即预订'],
    ['vi', 'Cho thuê bàn ghế, 50k/ngày', 'Đặt ngay'],
    ['de', 'Kegelliga Arend, montags, 20 € pro Team', 'Jetzt anmelden'],
    ['es', 'Liga de pádel, lunes, 20 € por equipo', 'Regístrate'],
    ['ja', '卓球リーグ、1チーム3,000円、5月開幕。', '申し込む'],
    ['ko', '탁구 리그, 팀당 3만원, 5월 개막.', '신청하기'],
    ['ja', '港町ガイドウォーク、毎週土曜、1,200円。', '予約する'],
    ['zh', '古镇徒步讲解，每周六，每人38元。', '立即预订'],
    ['vi', 'Đi bộ tham quan phố cổ có hướng dẫn viên, 120k/người', 'Đặt ngay'],
    ['ko', '카페 신메뉴 밤라떼 5,500원.', '매장 방문하기'],
    ['pt', 'Show gratuito de choro na praça, sábado 3 de maio', 'Saiba mais'],
    ['es', 'Sofás usados por menos de 300 €', 'Compra ahora'],
    ['en', 'Three courses: soup, trout and dessert £29', 'Book a table'],
  ])('%s %s', (language, prompt, button) => {
    expect(read(language, prompt).cta).toBe(button)
  })
})

describe('a sum behind the last dish is for all of the menu', () => {
  test.each<[Language, string, string, string]>([
    [
      'de',
      'Mittagsmenü im Bistro Arend: Salat, Forelle, Eis 15,50 €.',
      'Salat, Forelle, Eis',
      '15,50 €',
    ],
    [
      'en',
      'Lunch menu at Arend: salad, trout, ice cream £15.50.',
      'Salad, trout, ice cream',
      '£15.50',
    ],
    ['fr', 'Menu du midi : salade, truite, glace 15,50 €.', 'Salade, truite, glace', '15,50 €'],
    [
      'es',
      'Menú del día: ensalada, trucha, helado 12,50 €.',
      'Ensalada, trucha, helado',
      '12,50 €',
    ],
    ['pt', 'Menu do almoço: salada, truta, gelado 12,50 €.', 'Salada, truta, gelado', '12,50 €'],
    ['ko', '점심 세트: 샐러드, 파스타, 커피 1만 5천원.', '샐러드, 파스타, 커피', '1만 5천원'],
    ['vi', 'Set trưa: súp, cá, chè 129.000đ.', 'Súp, cá, chè', '129.000đ'],
  ])('%s', (language, prompt, dishes, sum) => {
    const { printed } = read(language, prompt)
    expect(printed).toContain(dishes)
    expect(printed).toContain(sum)
  })

  test('a list without a menu prices its own things', () => {
    expect(read('en', 'Arend Bakery: bread, rolls, cake £9').printed.join(' ¦ ')).toMatch(
      /cake £9/iu,
    )
  })
})

test.each<[Language, string, string]>([
  [
    'en',
    'Free webinar: how to sell more on Instagram. Friday 9 May.',
    'How to sell more on Instagram',
  ],
  ['de', 'Webinar: mehr verkaufen auf Instagram. Freitag 9. Mai.', 'Mehr verkaufen auf Instagram'],
  ['fr', 'Webinaire : vendre plus sur Instagram. Vendredi 9 mai.', 'Vendre plus sur Instagram'],
  [
    'es',
    'Webinar: cómo vender más en Instagram. Viernes 9 de mayo.',
    'Cómo vender más en Instagram',
  ],
  [
    'pt',
    'Webinar: como vender mais no Instagram. Sexta 9 de maio.',
    'Como vender mais no Instagram',
  ],
])('what is taught is done where it says (%s)', (language, prompt, line) => {
  expect(read(language, prompt).printed).toContain(line)
})

test('a price for pupils stands beside the usual one', () => {
  const { prices } = read('zh', '钢琴课，原价2680，学生价1980')
  expect(prices.map(({ text, role }) => `${text} ${role}`)).toEqual(['2680 was', '1980 price'])
  expect(read('zh', '钢琴课，原价2680，学生价1980').printed.join(' ')).toContain('学生价1980')
})

test.each<[Language, string, string]>([
  ['es', 'Concierto de la banda, plaza de la Fuente, domingo 11 h.', 'Plaza de la Fuente'],
  ['ja', '石けん3個買うと1個無料。6月末まで、店頭のみ。', '店頭のみ'],
])('where it is is for customers (%s)', (language, prompt, place) => {
  expect(read(language, prompt).printed.join(' ¦ ')).toContain(place)
})
