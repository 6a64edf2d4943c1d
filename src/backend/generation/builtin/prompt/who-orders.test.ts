import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { understand } from './understand.ts'

describe('who orders is set over what the ad is about', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'We run a bakery in York and need a poster for our rye week.',
      'Bakery in York',
      'Rye week',
    ],
    [
      'en',
      "We're a farm shop in Bude. We want to promote our veg box. £12",
      'Farm shop in Bude',
      'Veg box',
    ],
    [
      'de',
      'Wir sind eine Tischlerei in Ulm und suchen ab sofort Verstärkung (m/w/d), Vollzeit.',
      'Tischlerei in Ulm',
      'Suchen ab sofort Verstärkung (m/w/d)',
    ],
    [
      'de',
      'Für unsere Buchhandlung in Ulm möchten wir eine Lesung ankündigen: Freitag 19 Uhr.',
      'Buchhandlung in Ulm',
      'Lesung',
    ],
    [
      'fr',
      "Je suis céramiste à Lyon et j'ouvre un atelier du soir.",
      'Céramiste à Lyon',
      'Atelier du soir',
    ],
    [
      'es',
      'Somos una clínica dental en Vigo y queremos captar pacientes para ortodoncia. Desde 60 €',
      'Clínica dental en Vigo',
      'Ortodoncia',
    ],
    [
      'pt',
      'Boa tarde, somos uma escola de natação em Faro e precisamos de um cartaz para as aulas de verão.',
      'Escola de natação em Faro',
      'Aulas de verão',
    ],
    [
      'ja',
      '小さな工務店です。断熱リフォームの相談会をやるので、チラシを作りたいです。',
      '小さな工務店',
      '断熱リフォームの相談会',
    ],
  ])('in %s: %s', (language, prompt, eyebrow, headline) => {
    expect(understand(prompt, language)).toMatchObject({ eyebrow, headline })
  })

  test('with nothing else named, who orders is the headline', () => {
    const brief = understand("We're a cheese shop in Bath. Open daily 9-5", 'en')
    expect(brief).toMatchObject({ eyebrow: null, headline: 'Cheese shop in Bath' })
  })

  test.each<[Language, string, string]>([
    ['en', 'We run a cheese shop called The Rind. Boxes from £35', 'The Rind'],
    ['pt', 'Tenho uma loja no Porto, chama-se Roda Pequena. Saldos', 'Roda Pequena'],
    ['ja', '秋のカットが1,000円引き。店名:アトリエ楓', 'アトリエ楓'],
  ])('in %s its name is the headline, or over it: %s', (language, prompt, name) => {
    const { eyebrow, headline } = understand(prompt, language)
    expect([eyebrow, headline]).toContain(name)
  })
})

describe('what is said to the designer as one talks is not printed', () => {
  test.each<[string, Language, string, string]>([
    ['a look of something', 'fr', "Yoga du soir. Je voudrais quelque chose d'apaisant", 'apaisant'],
    ['a look against another', 'en', 'Rug sale. Up to 60% off. urgent but classy', 'classy'],
    ['a particle', 'vi', 'Mình cần banner cho lớp vẽ hè này nhé. Khai giảng 10/6', 'nhé'],
    [
      'a shape and its place',
      'en',
      "Boxes are back. £9. Square for insta and it'll also go up",
      'Square',
    ],
    ['words of a button', 'en', 'Payroll software. £4 a month. CTA should be Book a demo.', 'CTA'],
    [
      'whom others should call',
      'es',
      'Ortodoncia. Desde 60 €. Que pidan cita en el 976 55 01 20',
      'Que pidan',
    ],
  ])('%s', (_what, language, prompt, words) => {
    const { headline, perks, cta } = understand(prompt, language)
    expect([headline, ...perks, cta].join('\n')).not.toContain(words)
  })

  test('a quote beside a glued particle is the headline', () => {
    const brief = understand(
      "감자 10kg 24,900원. 문구는 '오늘 캔 감자, 내일 식탁에'로 해주세요.",
      'ko',
    )
    expect(brief.headline).toBe('오늘 캔 감자, 내일 식탁에')
  })

  test('an unquoted call is the button', () => {
    expect(understand('Payroll software. CTA should be Book a demo.', 'en').cta).toBe('Book a demo')
  })
})

describe('what is for customers is kept', () => {
  test.each<[string, Language, string, string]>([
    [
      'the thing ordered in the first words',
      'en',
      'make me an ad for mobile car valeting. £60',
      'Mobile car valeting',
    ],
    [
      'what is wished before a colon',
      'pt',
      'Tenho uma loja. Queria um anúncio para dizer que compramos roupa usada: 40% do valor',
      'Compramos roupa usada',
    ],
    ['a limit', 'pt', 'Compramos roupa usada. Só peças até aos 8 anos', 'Só peças até aos 8 anos'],
    [
      'names',
      'pt',
      'Corte 40 reais. Barbearia Dom Zé, Setor Bueno',
      'Barbearia Dom Zé, Setor Bueno',
    ],
    [
      'what follows from a fear',
      'pt',
      'Natação. Os pais têm receio da água fria, por isso digam que a água está a 31 graus',
      'A água está a 31 graus',
    ],
    [
      'what every coat goes to',
      'en',
      'Coat drive. Every coat goes to someone who needs it.',
      'Every coat goes to someone who needs it',
    ],
    ['how many are left', 'fr', 'Stage de poterie. 165 €. Il reste 4 places.', 'Il reste 4 places'],
    [
      'more than a figure',
      'th',
      'ทุเรียนจากสวน กิโลละ 189 บาท ส่งฟรีเมื่อสั่ง 5 กก. ขึ้นไป',
      'ส่งฟรีเมื่อสั่ง 5 กก. ขึ้นไป',
    ],
    [
      'both digits of an hour',
      'pt',
      'Inauguração da nossa gelateria na praia sábado 15h',
      'Inauguração da nossa gelateria na praia',
    ],
    [
      'an order in the middle',
      'de',
      'Wir machen Fenster. Anzeige fürs Gemeindeblatt: kostenlose Beratung',
      'Kostenlose Beratung',
    ],
    ['a list that nothing parts', 'en', 'Car wash. interior £60 exterior £35', 'Exterior £35'],
  ])('%s', (_what, language, prompt, words) => {
    const { headline, perks } = understand(prompt, language)
    expect([headline, ...perks]).toContain(words)
  })
})

test('a former price in its words is no second price of a list', () => {
  const brief = understand('Curso online. Precio 240 € en vez de 320 €', 'es')
  expect(brief).toMatchObject({ price: '240 €', oldPrice: '320 €' })
})

test('a color or mood that is not wanted is none of the ad', () => {
  expect(understand('Roupa usada. Nada de azul-bebé e rosa-bebé', 'pt').colours).toEqual([])
  expect(understand('Blumen. Grün, bitte kein Rosa', 'de').colours).toEqual(['green'])
  expect(understand('开学了。大红色可以少一点，用蓝色', 'zh').colours).toEqual(['blue'])
})

test.each<[string, Language, string, string]>([
  ['a job ad of a restaurant', 'zh', '帮我写个招聘海报:火锅店招服务员2名,月薪5500', '立即应聘'],
  [
    'a shop at its street',
    'pt',
    'Compramos roupa usada. Pagamos 60% em crédito na loja. Rua do Almada 310',
    'Venha nos visitar',
  ],
  [
    'a laundry with coffee',
    'th',
    'ร้านซักผ้าหยอดเหรียญ ซัก 30 บาท มีกาแฟ อยู่ปากซอยลาดพร้าว 71',
    'แวะมาที่ร้าน',
  ],
  [
    'films spoken of as a look',
    'es',
    'Ramos por encargo 25 €. Me gusta el estilo de los carteles de cine',
    'Compra ahora',
  ],
])('the button of %s', (_what, language, prompt, button) => {
  expect(understand(prompt, language).cta).toBe(button)
})
