import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

const BROUGHT = "Don du sang mardi 12 mars. Pensez à votre pièce d'identité. Zéro aiguille."

describe('what belongs together is printed together', () => {
  test.each<[string, Language, string, string]>([
    ['a name and its colon', 'en', 'Old mill in York. Agent: Reed & Sons', 'Agent: Reed & Sons'],
    ['a thing by a designer', 'es', 'Silla de diseño, ahora 149 €', 'Silla de diseño'],
    [
      'a weight, and a discount behind it',
      'en',
      'Run lighter. The Aero weighs 190 g. 20% off this week',
      'The Aero weighs 190 g',
    ],
    [
      'a list and its price',
      'fr',
      'Bistrot Paul, entrée, plat et dessert pour 19 €, midi seulement',
      'Entrée, plat et dessert pour 19 €',
    ],
    [
      'how to apply and the number',
      'ja',
      '店員募集。応募はお電話で 03-5555-0100',
      '応募はお電話で 03-5555-0100',
    ],
    [
      'a thing that is called as an ad is',
      'en',
      'Ivy sofa, washable linen cover',
      'Washable linen cover',
    ],
    [
      'a discount and what it is given on',
      'es',
      '10 % de descuento al reservar online',
      '10 % de descuento al reservar online',
    ],
    [
      'a gift and what it is given on',
      'pt',
      'Presente de boas-vindas ao baixar o app',
      'Presente de boas-vindas ao baixar o app',
    ],
    [
      'a sum and who gives it',
      'de',
      'Wir geben Ihnen 100 € für Ihr altes Rad',
      'Wir geben Ihnen 100 € für Ihr altes Rad',
    ],
    [
      'a sum and how it is earned',
      'en',
      'Get £20 for every friend you bring. Meadow Gym',
      'Get £20 for every friend you bring',
    ],
    [
      'a reduction and who earns it',
      'en',
      'Refer a friend and you both get £15 off your next order',
      'Refer a friend and you both get £15 off your next order',
    ],
    [
      'what is to be spent and what it earns',
      'en',
      'Spend £50, get a free tote. While stocks last',
      'Spend £50, get a free tote',
    ],
    [
      'a condition and its reduction',
      'de',
      'Wer bis 31.3. bucht, zahlt 20 % weniger',
      'Wer bis 31.3. bucht, zahlt 20 % weniger',
    ],
    [
      'the second that the first earns',
      'fr',
      'Pour l’achat d’une paire de lunettes, la deuxième à 1 €',
      'Pour l’achat d’une paire de lunettes, la deuxième à 1 €',
    ],
    [
      'instalments',
      'pt',
      'Parcele em até 12x de R$ 99 sem juros',
      'Parcele em até 12x de R$ 99 sem juros',
    ],
    ['a threshold and its reduction', 'zh', '满199元减30元，上不封顶', '满199元减30元'],
    [
      'how many and what they are reduced by',
      'ja',
      '3点以上のお買い上げで全品10%オフ、今週末まで',
      '3点以上のお買い上げで全品10%オフ',
    ],
    [
      'what is to be had at a market',
      'fr',
      'Marché de Noël. Artisans, vin chaud, patinoire. Entrée libre',
      'Artisans, vin chaud, patinoire',
    ],
    ['a minus and its percentage', 'fr', 'Soldes\n-50 % sur les baskets', '-50 % sur les baskets'],
    ['a date and its stop', 'de', 'Hofmarkt im Tal, Fr. 21.3., Eintritt 4 €', 'Fr. 21.3.'],
    ['a bill for light', 'pt', 'Energia solar: até 20% na conta de luz', 'Até 20% na conta de luz'],
    [
      'small print that obliges',
      'fr',
      'Vélo cargo 990 €. Très sobre. Un crédit vous engage et doit être remboursé.',
      'Un crédit vous engage et doit être remboursé',
    ],
    ['a Thai word around a picture', 'th', 'ประกันรถ 990 บาท ไม่ต้องตรวจสภาพรถ', 'ไม่ต้องตรวจสภาพรถ'],
    ['what customers are to bring', 'fr', BROUGHT, "Pensez à votre pièce d'identité"],
    [
      'what customers are asked to bring',
      'zh',
      '公益讲座，周六10点，请带身份证',
      '周六10点，请带身份证',
    ],
    [
      'the second thing that is told',
      'en',
      "Dentist in Hove. Mention that all are welcome, that we're open until 8pm",
      "All are welcome, we're open until 8pm",
    ],
    [
      'what is behind a saying',
      'fr',
      'Appli Zen. « Posez-vous. » 4,8/5 sur 900 avis',
      '4,8/5 sur 900 avis',
    ],
  ])('%s', (_what, language, prompt, line) => {
    expect(read(language, prompt).printed).toContain(line)
  })

  test('what is only seen names nobody, and a slogan with its stop is no button', () => {
    const { printed } = read('de', 'Solaranlage 10 kWp ab 13.900 €. Bild bei Sonnenuntergang.')
    expect(printed.join(' ')).not.toContain('Sonnenuntergang')
    expect(
      read('pt', 'RH para firmas. "Contrate certo da primeira vez." (31) 90000-33').headline,
    ).toBe('Contrate certo da primeira vez')
  })

  test('a verb at the end of a German clause orders a picture', () => {
    const { printed, dropped } = read(
      'de',
      'Matratze Nord 449 €. Schlafzimmer im Morgenlicht zeigen.',
    )
    expect(printed.join(' ')).not.toContain('zeigen')
    expect(dropped).toContain('Schlafzimmer im Morgenlicht zeigen')
  })

  test('bars and addresses end what is before them', () => {
    expect(read('ja', '父の日ギフト|クラフトビール6本 3,960円').headline).toBe('父の日ギフト')
    const { printed, dropped } = read('th', 'ทริปน่าน 990 บาท จองที่ nan.example อยากได้ภาพทะเลหมอก')
    expect(printed).toContain('จองที่ nan.example')
    expect(dropped).toContain('อยากได้ภาพทะเลหมอก')
  })

  test.each<[Language, string, string[]]>([
    ['en', "Soap Oma £9. 'Slow down.' as the headline", ['Soap Oma', 'Slow down']],
    ['ja', '新米5kg 3,280円。"冷めてもうまい。"をキャッチに。', ['新米', '冷めてもうまい']],
    ['zh', '大米10斤79元。“一口回家” 做主标题，书法字', ['大米', '一口回家']],
  ])('in %s words that are called the headline behind them are it', (language, prompt, words) => {
    const { headline, printed } = read(language, prompt)
    expect(headline).toBe(words[1])
    expect(printed.join(' ')).toContain(words[0])
    expect(printed.filter((line) => /headline|キャッチ|标题/u.test(line))).toEqual([])
  })

  test('a mark ends a sentence where no space is written', () => {
    expect(read('zh', '陶艺课开班啦!5月2日起').headline).toBe('陶艺课开班啦!')
  })

  test('what somebody answers himself is no headline', () => {
    expect(read('fr', 'Une affiche ? non, un post pour notre savon Brume. 9 €').headline).toBe(
      'Savon Brume',
    )
  })

  test('an opening that only says that there is work is set over the job', () => {
    const brief = understand('Wir suchen ab sofort: Koch (m/w/d) in Jena. 2.900 € im Monat', 'de')
    expect(brief).toMatchObject({
      eyebrow: 'Wir suchen ab sofort',
      headline: 'Koch (m/w/d) in Jena',
    })
  })
})

describe('the one price of an ad is its tag', () => {
  test.each<[string, Language, string, string, string | null]>([
    ['with its measure', 'de', 'Apfelsaft, 3,20 € (6,40 €/l)', '3,20 € (6,40 €/l)', null],
    ['with the former one in brackets', 'zh', '体验课。单次98元(原价128元)', '单次98元', '128元'],
    ['with what it is for', 'ko', '요가원. 10회권 30만원 → 21만원', '10회권 21만원', '30만원'],
    [
      'beside free shipping from a sum',
      'es',
      'Jabón Ola. 6 €. Envío gratis a partir de 40 €',
      '6 €',
      null,
    ],
    ['beside instalments', 'en', 'Bike. $900. 0% finance from $75 a month', '$900', null],
    [
      'with what it is for, the former one last',
      'th',
      'กราโนล่า ถุง 400 กรัม 189 บาท จาก 239 บาท',
      'ถุง 400 กรัม 189 บาท',
      '239 บาท',
    ],
    [
      'before a word for what is left',
      'vi',
      'Đồng hồ Lune. 3.200.000đ còn 2.560.000đ',
      '2.560.000đ',
      '3.200.000đ',
    ],
    ['beside payments', 'en', 'Drift speaker. $79, or 4 payments of $19.75', '$79', null],
    ['told in a sentence', 'en', 'Our chair. It was £649 now £499', '£499', '£649'],
  ])('%s', (_what, language, prompt, price, oldPrice) => {
    expect(understand(prompt, language)).toMatchObject({ price, oldPrice })
  })

  test('of two things with a price each none is', () => {
    expect(understand('Salon. Cut 20 €, color from 45 €', 'en').price).toBeNull()
  })
})

test('a call that goes on gives the button its own word', () => {
  expect(
    read('es', 'Aceite Alcor, 500 ml. Compra en alcor.es o en nuestra tienda de Sevilla').cta,
  ).toBe('Compra ahora')
})

test('a short call is the button as it is written', () => {
  expect(read('ko', '필라테스 오픈. 카톡으로 상담 신청하기').cta).toBe('카톡으로 상담 신청하기')
})

test('who hires a cook is no restaurant', () => {
  expect(read('pt', 'Estamos a contratar! Cozinheiro para restaurante no Porto').cta).toBe(
    'Candidate-se',
  )
})

test('little sugar is no brown', () => {
  expect(read('th', 'กราโนล่าธัญพืช 12 ชนิด น้ำตาลน้อย ถุงละ 189 บาท').dropped).toEqual([])
})
