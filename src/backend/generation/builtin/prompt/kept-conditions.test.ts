import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

test.each<[string, Language, string, string]>([
  [
    'whom it is for',
    'th',
    'บุฟเฟต์ 299 บาท เด็กสูงไม่เกิน 100 ซม. กินฟรี เปิดทุกวัน',
    'เด็กสูงไม่เกิน 100 ซม. กินฟรี',
  ],
  [
    'how many earn it',
    'th',
    'ก๋วยเตี๋ยวเรือ ชามละ 15 บาท กินครบ 10 ชาม ฟรี 1 ชาม',
    'กินครบ 10 ชาม ฟรี 1 ชาม',
  ],
  ['which order', 'ja', '深煎り 250g 1,480円。初回限定 送料無料。', '初回限定 送料無料'],
  ['what costs it', 'zh', '成人游泳私教课。体验课 99 元。朝阳区工体店。', '体验课 99 元'],
  [
    'from when on',
    'es',
    'Guitarra en casa. Primera clase gratis. Después, 15 € al mes',
    'Después, 15 € al mes',
  ],
  [
    'what is left out',
    'pt',
    'Brechó Alecrim. Tudo por R$ 20, menos casacos.',
    'Tudo por R$ 20, menos casacos',
  ],
  [
    'what is delivered',
    'fr',
    'Huile d’olive, 42 €. Livraison point relais 5 €, offerte dès deux bidons.',
    'Livraison point relais 5 €, offerte dès deux bidons',
  ],
  ['of how many', 'ko', '리송 토트백. 이탈리아산 소가죽, 4가지 색상.', '4가지 색상'],
  [
    'what the prices are for',
    'ja',
    'ナイト水族館。18:00〜22:00、入館料 大人1,800円・小人900円。',
    '入館料 大人1,800円',
  ],
  [
    'how much of it there is',
    'zh',
    '猫粮试吃装。鲜鸡肉含量 75%，无谷配方。大包 2kg 159 元',
    '大包 2kg 159 元',
  ],
  ['its nights', 'zh', '看极光。冰岛 8 天 6 晚，19,800 元起/人', '冰岛 8 天 6 晚'],
  [
    'its whole list',
    'de',
    'Steuererklärung. Ab 79 €, Beratung auf Deutsch, Türkisch und Arabisch.',
    'Beratung auf Deutsch, Türkisch und Arabisch',
  ],
  ['when it is open', 'th', 'เช่าชุดไทย ชุดละ 300 บาท เปิด 8.00–18.00 น.', 'เปิด 8.00–18.00 น.'],
  [
    'where to pay',
    'es',
    'Concierto benéfico. Entrada 12 €. Fila 0: ES21 0000 1111',
    'Fila 0: ES21 0000 1111',
  ],
])('R1.01: a promise keeps %s', (_what, language, prompt, line) => {
  expect(read(language, prompt).printed.join('\n')).toContain(line)
})

test.each<[string, Language, string, string]>([
  ['until when', 'vi', 'Áo mưa Mây. Giá gốc 390k còn 249k đến hết Chủ nhật.', 'Mua ngay'],
  ['a table that a plant stands on', 'vi', 'Cây để bàn kèm chậu gốm, từ 189.000đ.', 'Mua ngay'],
  ['who may register', 'zh', '周三会员日：咖啡第二杯半价。非会员可现场注册。', '立即下单'],
])('R1.01: %s is no button', (_what, language, prompt, button) => {
  expect(read(language, prompt).cta).toBe(button)
})

test.each<[Language, string, string]>([
  [
    'en',
    'Night baker wanted at Loaf & Co. No CV needed, just send us a voice note',
    'Send us a voice note',
  ],
  [
    'es',
    'Aceite de Jaén, 5 L a 39,90 €. De nuestra finca a tu casa. Haz tu pedido',
    'Haz tu pedido',
  ],
  ['th', 'แก้วเซรามิกทำมือ ราคา 390 บาท ทักแชตสั่งซื้อ', 'ทักแชตสั่งซื้อ'],
  ['ko', '치과 정기 검진. 합정역 3번 출구. 진료 예약', '진료 예약'],
  ['ja', 'エアコンクリーニング 1台 9,800円。見積もり無料', '見積もりを依頼'],
  ['de', 'Winterjacken -40 %, nur in der Filiale am Marktplatz.', 'Jetzt vorbeikommen'],
  ['de', 'Wir machen Betriebsferien vom 23.12. bis 6.1. Ihre Bäckerei Kornblume', ''],
  ['ko', '헌혈하면 영화표 드려요. 12월 15일까지 헌혈의집 강남센터', '예약하기'],
  ['en', 'Meet the maker: potter Ana Ruiz, Friday 6pm, free wine, no RSVP needed', 'Learn more'],
  ['vi', 'Tìm chủ cho 4 bé mèo con 2 tháng, đã tẩy giun. Tặng miễn phí', 'Tìm hiểu thêm'],
])('R1.01: in %s the button is what one does there: %s', (language, prompt, button) => {
  expect(read(language, prompt).cta ?? '').toBe(button)
})

test('R1.01: a reward for who brings others is no price', () => {
  const brief = read('zh', '全屋定制衣柜。免费上门量尺，老客户转介绍返现 500 元')
  expect(brief.prices).toEqual([])
  expect(brief.offers.map(({ text }) => text)).toContain('老客户转介绍返现 500 元')
})

test('R1.01: what one saves in a year, or is insured for, is no price', () => {
  expect(read('ja', '蓄電池。太陽光なら最大で年間12万円おトク（当社試算）。').prices).toEqual([])
  const insured = read('ko', '첫 투자. 연 4.1% 적금. 예금자보호 5천만원까지')
  expect(insured.prices.map(({ role }) => role)).toEqual(['rate', 'other'])
})

test('R1.01: a German noun keeps what is said of it', () => {
  expect(read('de', 'Das E-Bike, das Treppen mag: nur 14,8 kg, Riemenantrieb.').headline).toBe(
    'Das E-Bike, das Treppen mag',
  )
})

test('R1.01: an arrow between two prices moves the price, whatever stands in brackets', () => {
  const { prices } = read('ja', 'シューズ「アメノ」。13,200円（税込）→ 9,900円（税込）')
  expect(prices.map(({ role }) => role)).toEqual(['was', 'price'])
})
