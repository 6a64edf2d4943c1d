import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { tellBrief } from '../printed.ts'
import { understand } from '../understand.ts'
import { mainClause } from './main-clause.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('[R1.01] what a business wants to tell people is the headline, and nothing of the wish is printed', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'We are a small bakery in Leeds and want to tell people that we now deliver on Sundays.',
      'We now deliver on Sundays',
    ],
    [
      'de',
      'Wir sind eine Bäckerei in Freiburg und möchten den Leuten sagen, dass wir jetzt sonntags ausliefern.',
      'Wir liefern jetzt sonntags aus',
    ],
    [
      'fr',
      'Nous sommes une boulangerie à Lille et nous voulons dire aux gens que nous livrons le dimanche.',
      'Nous livrons le dimanche',
    ],
    [
      'es',
      'Somos una panadería en Gijón y queremos decirle a la gente que ahora repartimos los domingos.',
      'Ahora repartimos los domingos',
    ],
    [
      'pt',
      'Somos uma padaria em Curitiba e queremos avisar as pessoas que agora entregamos aos domingos.',
      'Agora entregamos aos domingos',
    ],
    [
      'vi',
      'Chúng tôi là xưởng sửa xe đạp ở Hội An và muốn báo cho khách biết là giờ nhận sửa tại nhà.',
      'Giờ nhận sửa tại nhà',
    ],
    ['zh', '我们是苏州的一家小面包店，想告诉大家我们现在周日也送货了。', '我们现在周日也送货了'],
    [
      'ja',
      '金沢の小さなパン屋です。日曜日も配達を始めたことをお客様に伝えたいです。',
      '日曜日も配達を始めた',
    ],
    [
      'ko',
      '저희는 전주에 있는 작은 빵집인데요, 이제 일요일에도 배달한다는 걸 알리고 싶어요.',
      '이제 일요일에도 배달한다',
    ],
    ['th', 'เราเป็นร้านเบเกอรี่เล็กๆ อยากบอกลูกค้าว่าตอนนี้เราส่งวันอาทิตย์แล้ว', 'ตอนนี้เราส่งวันอาทิตย์แล้ว'],
  ])('in %s: %s', (language, prompt, headline) => {
    expect(read(language, prompt).headline).toBe(headline)
  })
})

test.each([
  ['wir jetzt sonntags liefern', 'wir liefern jetzt sonntags'],
  ['unser alter Laden umgezogen ist', 'unser alter Laden ist umgezogen'],
  ['sonntags Brot', 'sonntags Brot'],
])('German “dass %s” told by itself: %s', (clause, told) => {
  expect(mainClause(clause)).toBe(told)
})

test.each<[Language, string, string]>([
  ['en', 'App ad: Budgetly, the budgeting app. Free for 30 days.', 'Budgetly'],
  ['fr', "Pub pour appli : Budgetly, l'appli de budget.", 'Budgetly'],
  ['th', 'โพสต์ร้านอาหาร ครัวคุณยาย ข้าวแกง 50 บาท', 'ครัวคุณยาย'],
  ['vi', 'bài đăng nhà hàng Bếp Bà Ngoại, cơm 50k', 'Nhà hàng Bếp Bà Ngoại'],
  ['en', 'ad for a hair salon: cut 35 €, color from 60 €, open Saturdays', 'Cut 35 €'],
  ['ja', '美容室の広告：カット3500円、カラー6000円から、土曜営業', 'カット3500円'],
  ['th', 'โฆษณาร้านทำผม: ตัดผม 350 บาท ทำสี เริ่มต้น 900 บาท', 'ตัดผม 350 บาท'],
  ['zh', '给一家旧书店做个海报：周末旧书市，全场3元起', '周末旧书市'],
])('a kind of business gives way to a name or a price in %s: %s', (language, prompt, headline) => {
  expect(read(language, prompt).headline).toBe(headline)
})

test.each<[Language, string, string]>([
  [
    'en',
    'Open day at Northfield College, 14 March. Tour the labs, meet the teachers. Register by 10 March.',
    'Tour the labs',
  ],
  [
    'es',
    'Jornada de puertas abiertas, 14 de marzo. Visita los laboratorios, entrada libre.',
    'Visita los laboratorios',
  ],
])(
  'what there is to see at an event is told, and is no button, in %s',
  (language, prompt, sight) => {
    const { cta, printed } = read(language, prompt)
    expect(cta).not.toBe(sight)
    expect(printed.join(' ')).toContain(sight)
  },
)

test('an instruction that ends with a short please is none of the next sentence', () => {
  const { printed } = read(
    'en',
    'Full groom £38, nails £8. No cartoon dogs pls. text Jo 07700 900118',
  )
  expect(printed.join(' ')).not.toContain('cartoon')
})
