import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { posterBrief } from '../layout/poster/poster-brief.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

test.each<[string, Language, string, string]>([
  [
    'a street its town',
    'es',
    'Nos mudamos. Desde mayo en Calle Luna 22, Madrid. Yoga y pilates',
    'Desde mayo en Calle Luna 22, Madrid',
  ],
  [
    'a hall its town',
    'fr',
    'Vide-dressing, dimanche 12 avril, de 10 h à 17 h, Halle Pajol, Paris 18e',
    'Halle Pajol, Paris 18e',
  ],
  [
    'a name its post',
    'en',
    'Closing the books. Thursday 23 April, 3 pm CET, with Priya Nair, CFO at Ledgerly',
    'With Priya Nair, CFO at Ledgerly',
  ],
  [
    'a sum what is said of it',
    'fr',
    'Loto du village. Entrée 2 €, reversée aux Restos du Cœur',
    'Entrée 2 €, reversée aux Restos du Cœur',
  ],
  ['a range its end', 'en', 'Vet nurse wanted in Perth, $38–42/hr', '$38–42/hr'],
  [
    'a Thai day its date',
    'th',
    'งานวิ่ง Run for Paws วันอาทิตย์ที่ 17 พฤษภาคม สวนลุม',
    'วันอาทิตย์ที่ 17 พฤษภาคม สวนลุม',
  ],
])('%s', (_what, language, prompt, line) => {
  expect(read(language, prompt).printed).toContain(line)
})

test('R1.01: an opening is told as one, with the name as the headline and where and when apart', () => {
  const { printed } = read(
    'en',
    "We're opening a little café called Fern & Fable at 14 Mill Street, Bristol on Saturday 14 March at 8am.",
  )
  expect(printed.slice(0, 4)).toEqual([
    "We're opening a little café",
    'Fern & Fable',
    'At 14 Mill Street, Bristol',
    'On Saturday 14 March at 8am',
  ])
})

test.each<[Language, string, string]>([
  [
    'fr',
    'Affiche minimaliste en noir et blanc pour notre vide-dressing solidaire',
    'Vide-dressing solidaire',
  ],
  ['de', 'Plakat in Dunkelgrün und Creme für den Weinkeller Roth', 'Weinkeller Roth'],
  ['zh', '帮我做一张品酒会海报:3月21日周六晚7点', '品酒会'],
  [
    'en',
    'Gradient from coral to violet. Loop splits bills in two taps',
    'Loop splits bills in two taps',
  ],
])('%s: looks and days are no part of the headline of "%s"', (language, prompt, headline) => {
  expect(read(language, prompt).headline).toBe(headline)
})

test.each<[Language, string, string]>([
  ['de', 'Ökostrom für Celle. Dunkelgrün mit hellem Gelb, sachlich', 'Dunkelgrün mit hellem Gelb'],
  ['en', 'Bakery in Leeds. Rust red with pale pink', 'Rust red with pale pink'],
])('%s: colors with their depth are said to the designer', (language, prompt, colours) => {
  expect(read(language, prompt).dropped).toContain(colours)
})

test.each<[Language, string, string]>([
  ['pt', 'Assinatura de pão da Aurora, R$ 79 por mês. Chamada: Quero meu pão', 'Quero meu pão'],
  [
    'de',
    'Fitnessstudio KraftWerk: 14 Tage kostenlos testen, danach 34,90 € im Monat',
    'Kostenlos testen',
  ],
  [
    'vi',
    'Luật sư Minh Khôi tư vấn thừa kế. Gọi 028 3930 0000 để đặt lịch',
    'Gọi 028 3930 0000 để đặt lịch',
  ],
  ['th', 'งานวิ่งการกุศล Run for Paws ค่าสมัคร 450 บาท รายได้มอบให้บ้านพักสุนัขจร', 'ลงทะเบียนเลย'],
])('%s: the button of "%s"', (language, prompt, cta) => {
  expect(read(language, prompt).cta).toBe(cta)
})

test('what a price is for stands at its figure on a poster', () => {
  const brief = understand(
    "휴대폰 수리점 '픽스온'. 액정 교체 30분, 아이폰 배터리 교체 49,000원부터",
    'ko',
  )
  expect(posterBrief(brief)).toMatchObject({
    subline: null,
    price: '아이폰 배터리 교체 49,000원부터',
  })
})

test('what is paid on top of a meal is no figure of the ad', () => {
  expect(understand('午市套餐：牛肉面 32元、拌面 22元，加2元送酸梅汤', 'zh').offer).toBeNull()
})

test.each<[string, Language, string, string]>([
  [
    'the name of a shop',
    'ja',
    'ランチの投稿画像を作りたい。日替わり定食 980円。和風で緑に。店名は「たけのこ食堂」。',
    'たけのこ食堂',
  ],
  [
    'where the money goes',
    'pt',
    'Corrida solidária no Porto. Inscrição 12 €, tudo vai para a Liga. Visual alegre',
    'Tudo vai para a Liga',
  ],
])('%s is not for the designer', (_what, language, prompt, line) => {
  expect(read(language, prompt).printed).toContain(line)
})

test('a town behind a street goes with it into the headline', () => {
  expect(read('en', 'Pub quiz at the Black Lamb, York. 7.30pm, £2 per person').headline).toBe(
    'Pub quiz at the Black Lamb, York',
  )
})

test('what one gets for nothing, said last, is the button', () => {
  expect(read('en', 'Loop, our budgeting app: free for 30 days. Get Loop free').cta).toBe(
    'Get Loop free',
  )
})

test('a lesser offer does not stand over a reduction that takes more words', () => {
  expect(
    understand('멍냠 오픈 이벤트! 4월 4일까지 전 제품 20% 할인, 3만원 이상 무료배송.', 'ko').offer,
  ).toBeNull()
})
