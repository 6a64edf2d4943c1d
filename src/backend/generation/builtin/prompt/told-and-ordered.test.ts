import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('the headline is what the ad is about', () => {
  test.each<[string, Language, string, string]>([
    [
      'who is looked for',
      'de',
      'Stellenanzeige für unsere Zahnarztpraxis Dr. Winkler: Wir suchen einen Empfang (m/w/d) in Teilzeit. 2.800 €',
      'Wir suchen einen Empfang (m/w/d) in Teilzeit',
    ],
    [
      'who is looked for',
      'es',
      'Anuncio para mi taller Ruedas, en Vigo. Buscamos mecánico con experiencia. 1.600 € al mes',
      'Buscamos mecánico con experiencia',
    ],
    [
      'who is looked for',
      'en',
      "Job ad for our nursery Little Acorns: we're looking for a nursery nurse. £24,500 a year",
      "We're looking for a nursery nurse",
    ],
    [
      'what is ordered behind who speaks',
      'ja',
      '鎌倉のヨガスタジオ「そらいろ」です。初心者向け朝ヨガクラスの広告をお願いします。1,000円',
      '初心者向け朝ヨガクラス',
    ],
    [
      'what is ordered behind who speaks',
      'ko',
      '저희는 강남의 영어 학원이에요. 직장인 저녁반 모집 포스터 만들어 주세요. 월 19만원.',
      '직장인 저녁반',
    ],
    [
      'what is ordered behind who speaks, new or not',
      'ja',
      '駅前のパン屋です。夏の新作カレーパンのポスターを作ってください。1個280円。',
      '夏の新作カレーパン',
    ],
    [
      'the name told later',
      'zh',
      '给我们健身房做一张招新海报,名字叫「力场健身」。年卡1999元',
      '力场健身',
    ],
    [
      'the name told later',
      'en',
      "A poster for our gym. It's called Liftyard. Day pass £9",
      'Liftyard',
    ],
    [
      'the name told later',
      'fr',
      "Une affiche pour notre salon de coiffure. On s'appelle Mèche. 35 €",
      'Mèche',
    ],
    [
      'what is named with a figure in it',
      'fr',
      'Pub pour notre chocolaterie Perrin à Annecy : tablette Noir 72 %, cacao de Madagascar, 6,50 €',
      'Tablette Noir 72 %',
    ],
    [
      'not whose it is',
      'pt',
      'Anúncio para o novo perfume Alba da nossa marca. R$ 189',
      'Novo perfume Alba',
    ],
    [
      'not whose it is',
      'en',
      'Ad for the new perfume Alba from our brand. $89',
      'The new perfume Alba',
    ],
    [
      'not whose it is',
      'fr',
      'Pub pour le nouveau parfum Alba de notre marque. 89 €',
      'Nouveau parfum Alba',
    ],
    ['with its case', 'de', 'Anzeige für den neuen veganen Burger. 9 €', 'Der neue vegane Burger'],
    ['and no word for an ad', 'vi', 'Quảng cáo loa Boom. Giá chỉ 459.000đ', 'Loa Boom'],
    [
      'and no word for an ad',
      'es',
      'Cartel fiesta de verano del barrio, sábado 12 de julio',
      'Fiesta de verano del barrio',
    ],
    [
      'and no word for an ad',
      'de',
      'Flyer Sommerfest Kita Sonnenschein, Samstag 14. Juni',
      'Sommerfest Kita Sonnenschein',
    ],
    [
      'asked for by a noun that is a verb',
      'vi',
      'Thiết kế giúp mình poster khai trương quán bún bò Cô Ba',
      'Khai trương quán bún bò Cô Ba',
    ],
  ])('%s: %s', (_what, language, prompt, headline) => {
    expect(read(language, prompt).headline).toBe(headline)
  })
})

describe('who may come and where it is are for readers', () => {
  test.each<[Language, string, string]>([
    ['en', 'Spin class at the Corner Gym £8. Beginners welcome', 'Beginners welcome'],
    ['de', 'Yogaschule Lotus, Probestunde 9 €. Anfänger willkommen', 'Anfänger willkommen'],
    ['fr', 'Cours de salsa, 9 €. Débutants bienvenus', 'Débutants bienvenus'],
    [
      'fr',
      'Marché de Noël, samedi 5 décembre, place de la Mairie à Vannes',
      'Samedi 5 décembre, place de la Mairie à Vannes',
    ],
    [
      'pt',
      'Feira de vinil, sábado 5 de junho, praça da República',
      'Sábado 5 de junho, praça da República',
    ],
    [
      'es',
      'Feria del libro, sábado 5 de junio, plaza de España',
      'Sábado 5 de junio, plaza de España',
    ],
  ])('in %s: %s', (language, prompt, line) => {
    expect(read(language, prompt).printed).toContain(line)
  })

  test('a wish to be welcoming is none', () => {
    expect(read('en', 'Spin class £8. Everyone should feel welcome').dropped).toContain(
      'Everyone should feel welcome',
    )
  })
})

describe('a price beside its former one is a figure', () => {
  test.each<[Language, string, string]>([
    [
      'es',
      'Clínica Huellas. Este mes la vacuna de la rabia + chip por 39 € (antes 58 €)',
      'Este mes la vacuna de la rabia + chip',
    ],
    [
      'en',
      'Vet clinic Paws. Rabies jab plus microchip for £39 (was £58)',
      'Rabies jab plus microchip',
    ],
    [
      'fr',
      'Clinique Pattes. Vaccin de la rage et puce pour 39 € (au lieu de 58 €)',
      'Vaccin de la rage et puce',
    ],
    [
      'de',
      'Fahrradladen Kette. Das Tourenrad „Ems“ gibt es jetzt für 39 € statt 58 €',
      'Das Tourenrad „Ems“',
    ],
  ])('in %s: %s', (language, prompt, subject) => {
    const { printed } = read(language, prompt)
    expect(printed).toContain(subject)
    expect(
      printed.filter((line) => /^(?:~~)?[£]?(?:39|58)(?: €)?(?:~~)?$/u.test(line)),
    ).toHaveLength(2)
  })

  test.each<[Language, string]>([
    ['es', 'Reloj Faro, 149 € con envío en 24 h'],
    ['de', 'Uhr Fels, 149 € inkl. Versand'],
    ['fr', 'Montre Phare, 149 € livraison comprise'],
  ])('%s: what is in a price makes no fee of it', (language, prompt) => {
    expect(read(language, prompt).prices).toEqual([{ text: '149 €', role: 'price' }])
  })
})

describe('how large a price is to be is said to the designer', () => {
  test.each<[Language, string, string]>([
    ['de', 'Pizzeria Roma. Pizza 9,90 €. Preis bitte richtig groß', 'Preis bitte richtig groß'],
    ['fr', 'Pizzeria Roma. Pizza 9,90 €. Le prix en très gros', 'Le prix en très gros'],
    ['pt', 'Pizzaria Roma. Pizza R$ 39,90. Preço bem grande', 'Preço bem grande'],
    ['vi', 'Quán pizza Roma. Pizza 159k. Giá thật to', 'Giá thật to'],
  ])('in %s: %s', (language, prompt, asked) => {
    const { dropped, printed } = read(language, prompt)
    expect(dropped).toContain(asked)
    expect(printed.join()).not.toContain(asked)
  })
})

test.each<[Language, string, string]>([
  ['es', 'Reloj Faro, sumergible 50 m. 149 €', 'Sumergible 50 m'],
  ['vi', 'Loa Boom, cổng sạc USB-C. Giá chỉ 459.000đ', 'Cổng sạc USB-C'],
  ['en', 'Boom speaker, charges by USB-C. From $59', 'Charges by USB-C'],
])(
  'in %s a measure and a letter behind a hyphen end their sentence: %s',
  (language, prompt, line) => {
    expect(read(language, prompt).printed).toContain(line)
  },
)

test.each<[Language, string]>([
  ['es', 'Fiesta del barrio, sábado 12 de julio a las 20 h, música y baile'],
  ['de', 'Sommerfest der Kita, Samstag 14. Juni, Musik und Kuchen'],
  ['pt', 'Festa do bairro, sábado 12 de julho, música ao vivo'],
])('in %s nobody books a ticket that is nowhere spoken of: %s', (language, prompt) => {
  expect(read(language, prompt).cta).not.toMatch(/entradas|Tickets|ingressos|bilhetes/iu)
})

test('no mark is left out alone', () => {
  const { dropped } = read('zh', '给我们健身房做一张招新海报,名字叫「力场健身」。年卡1999元')
  expect(dropped).toContain('名字叫')
})
