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

describe('who it is for comes first, and what it is about is the headline', () => {
  test.each<[Language, string, string, string]>([
    [
      'de',
      'Für unseren Online-Kurs „Gitarre“ brauche ich eine Anzeige. 79 € einmalig',
      'Online-Kurs „Gitarre“',
      '79 € einmalig',
    ],
    [
      'fr',
      "Pour mon cabinet d'ostéopathie à Lyon, une publication simple : 60 € la séance",
      "Cabinet d'ostéopathie à Lyon",
      '60 € la séance',
    ],
    [
      'pt',
      'Para a minha oficina de bicicletas em Braga, um post simples: revisão 35 €',
      'Oficina de bicicletas em Braga',
      'Revisão 35 €',
    ],
    [
      'de',
      'Café Morgenrot, Leipzig: Frühstücksbuffet 18,50 € pro Person',
      'Café Morgenrot, Leipzig',
      'Frühstücksbuffet',
    ],
    [
      'es',
      'Taller Ruedas, Vigo: revisión completa 35 €',
      'Taller Ruedas, Vigo',
      'Revisión completa 35 €',
    ],
    [
      'fr',
      'Le domaine Aurel, à Vacqueyras, organise ses portes ouvertes les 23 et 24 mai',
      'Portes ouvertes les 23 et 24 mai',
      'Le domaine Aurel',
    ],
    [
      'es',
      'La bodega Turia, en Requena, celebra su fiesta de la vendimia',
      'Fiesta de la vendimia',
      'La bodega Turia',
    ],
    [
      'de',
      'Das Weingut Aurel, bei Trier, veranstaltet ein Hoffest am 12. Juli',
      'Hoffest am 12. Juli',
      'Das Weingut Aurel',
    ],
    [
      'de',
      'Wir vermieten Ferienwohnungen auf Rügen und möchten die Nebensaison bewerben. 7 Nächte buchen, 5 zahlen',
      'Ferienwohnungen auf Rügen',
      '7 Nächte buchen, 5 zahlen',
    ],
    [
      'en',
      'We sell hand-dyed yarn and want to promote our autumn sock club. £18 a month',
      'Autumn sock club',
      '£18 a month',
    ],
    [
      'es',
      'Somos Vivero La Hiedra, en Guadalajara, México. Aloe vera a $180',
      'Vivero La Hiedra',
      'En Guadalajara, México',
    ],
    ['th', 'โฆษณาคอร์สเรียนทำขนม 990 บาท มีใบประกาศนียบัตร', 'คอร์สเรียนทำขนม', 'มีใบประกาศนียบัตร'],
  ])('in %s: %s', (language, prompt, headline, line) => {
    const { headline: found, printed } = read(language, prompt)
    expect(found).toBe(headline)
    expect(printed).toContain(line)
  })
})

describe('looks at the end are no words of the ad', () => {
  test.each<[Language, string, string]>([
    ['en', 'Taqueria Lime in Austin. 3 tacos for $9. Spicy, colorful.', 'Spicy'],
    ['de', 'Buchhandlung Seitenweise. 10 % auf alles. Charmant, dunkelgrün.', 'Charmant'],
    ['vi', 'Son môi Lụa, giá 189.000đ. Nữ tính, tông hồng.', 'Nữ tính'],
    ['ko', '도수치료 1회 8만원. 깔끔한 블루.', '깔끔한 블루'],
  ])('in %s: %s', (language, prompt, look) => {
    const { dropped, printed } = read(language, prompt)
    expect(dropped).toContain(look)
    expect(printed).not.toContain(look)
  })

  test('but praise before what is for customers is', () => {
    const { printed } = read('th', 'เซรั่มลูมี 490 บาท อ่อนโยน ไม่มีน้ำหอม ส่งฟรีทั่วไทย สไตล์คลีน')
    expect(printed.join()).toContain('อ่อนโยน')
    expect(printed.join()).toContain('ไม่มีน้ำหอม')
  })

  test.each<[Language, string, string]>([
    ['ja', 'スニーカー。軽さ210g、全5色、税込12,800円。', '全5色'],
    ['de', 'Rucksack Fjord, in 5 Farben, 89 €', 'In 5 Farben'],
    ['es', 'Mochila Fiordo, en 5 colores, 89 €', 'En 5 colores'],
  ])('and how many colors there are, in %s: %s', (language, prompt, told) => {
    expect(read(language, prompt).printed.join()).toContain(told)
  })
})

describe('buttons', () => {
  test.each<[string, Language, string, RegExp]>([
    [
      'a car is served',
      'de',
      'Autohaus Brandl: Winterreifenwechsel 39 €, Termin online',
      /Termin/u,
    ],
    [
      'a car is served',
      'es',
      'Concesionario Sol: cambio de aceite del coche 39 €, revisión',
      /cita/iu,
    ],
    [
      'a class is no vacancy',
      'vi',
      'Tuyển sinh lớp vẽ cho bé tại trung tâm Cầu Vồng, học phí 900k',
      /Đăng ký/u,
    ],
    ['a class is no vacancy', 'th', 'รับสมัครนักเรียนใหม่ โรงเรียนอนุบาลต้นกล้า ค่าเทอม 28,000 บาท', /เรียน/u],
    ['a launch is for no eyes', 'vi', 'Ra mắt son môi Lụa, giá 189.000đ', /Mua/u],
    [
      'payment in parts calls nobody',
      'pt',
      'Poltrona Lia R$ 1.890. Parcele em até 10x sem juros',
      /Compr/u,
    ],
    [
      'who walks for a cause signs up',
      'en',
      'Sponsored walk for our charity, Sunday 14 September. Entry €10',
      /Register|Sign up|Join/u,
    ],
  ])('%s, in %s: %s', (_what, language, prompt, button) => {
    expect(read(language, prompt).cta).toMatch(button)
  })
})

test.each<[Language, string]>([
  ['en', "Could you make a poster for our sponsored walk, 11am, Fitzgerald's Park?"],
  ['de', 'Könnt ihr ein Plakat für unseren Flohmarkt machen, Samstag 14. Juni, Stadtpark?'],
  ['pt', 'Pode fazer um cartaz para a nossa caminhada, domingo 14 de setembro, Parque da Cidade?'],
])('what the designer is asked in %s asks no reader: %s', (language, prompt) => {
  expect(read(language, prompt).printed.join()).not.toContain('?')
})

test('a particle is written small, and a country is not', () => {
  expect(
    read('vi', 'Bài quảng cáo dầu ô liu nhập khẩu từ Tây Ban Nha. 265.000đ').headline,
  ).toContain('Tây Ban Nha')
})
