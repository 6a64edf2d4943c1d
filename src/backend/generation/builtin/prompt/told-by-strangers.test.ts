import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

const TAUGHT = 'Lớp vẽ màu nước, 4 buổi 1,2 triệu. Người mới vẽ được luôn. Quận 3, TP.HCM'
const SOLD = 'ขายคอนโด 34 ตร.ม. ราคา 2.89 ล้านบาท เจ้าของขายเอง โทร 081-555-0199'
const PAIN =
  'Cabinet Léa Morvan, séance 60 €. Nourrissons, sportifs, femmes enceintes. Du lundi au samedi.'
const CLASS = '春の無料体験会、3月20日 10:30〜11:15。対象は3〜6歳の親子。入会金11,000円が無料。'
const CHOIR = 'Chor sucht Stimmen! Vor allem Tenöre. Probe dienstags 19.30 Uhr in der Lutherkirche.'
const KITCHEN = 'Gesucht: Koch für unsere Kita, 30 Stunden, TVöD S, kein Abend. Tel. 0176 555 0140'

describe('what stands between words for customers is for them, where no word of it is of looks', () => {
  test.each<[Language, string, string]>([
    ['vi', TAUGHT, 'Người mới vẽ được luôn'],
    ['th', SOLD, 'เจ้าของขายเอง'],
    ['fr', PAIN, 'femmes enceintes'],
    ['ja', CLASS, '対象は3〜6歳の親子'],
    ['de', CHOIR, 'Vor allem Tenöre'],
    ['de', KITCHEN, 'TVöD S'],
  ])('in %s: %s', (language, prompt, told) => {
    const { printed, dropped } = read(language, prompt)
    expect(printed.join(' ')).toContain(told)
    expect(dropped).toEqual([])
  })

  test.each<[Language, string, string]>([
    ['en', 'E-bikes from £1,299. Goal is 150 test rides. Open daily in Leeds.', '150 test rides'],
    ['es', 'Cerrajero 24 h, 60 €. Nuestros clientes llaman nerviosos. Valencia.', 'nerviosos'],
    ['de', 'Spargel, 11,90 €. Bitte rustikal, Holz und so. Hof Petersen, Dorfstr. 4', 'Holz'],
  ])('and what is said of them is not, in %s: %s', (language, prompt, asked) => {
    const { printed, dropped } = read(language, prompt)
    expect(printed.join(' ')).not.toContain(asked)
    expect(dropped.join(' ')).toContain(asked)
  })
})

describe('names of lines', () => {
  test.each<[Language, string, string, string]>([
    [
      'en',
      'Client: Harrow & Finch. Buying a home? Fixed fee £895.',
      'Harrow & Finch',
      'Buying a home?',
    ],
    [
      'de',
      'Kunde: Praxis Brandt. Anlass: Neue Zeiten ab Mai.',
      'Praxis Brandt',
      'Neue Zeiten ab Mai',
    ],
    ['zh', '客户：云杉露营基地。五一三天两晚套餐，1280元。', '云杉露营基地', '五一三天两晚套餐'],
  ])('%s: a client is named over the headline', (language, prompt, name, headline) => {
    expect(read(language, prompt).printed.slice(0, 2)).toEqual([name, headline])
  })

  test('a client who is described is not', () => {
    const { printed } = read(
      'en',
      'Client: a family dentist. Free check-ups in May. Call 020 7946 0000.',
    )
    expect(printed.join(' ')).not.toContain('family')
  })

  test('what a campaign is of is the headline', () => {
    const { headline } = read(
      'es',
      'Campaña: Aceite Sierra Alta, cosecha de octubre. Botella 14,50 €.',
    )
    expect(headline).toBe('Aceite Sierra Alta')
    expect(read('en', 'Campaign: reach new parents. Baby yoga, Mondays, £8.').headline).toBe(
      'Baby yoga',
    )
  })

  test('a vacancy and a tag are read over what they say it is', () => {
    expect(
      read('de', 'Stellenanzeige (m/w/d): Erzieher in Jena, 39 Std.').printed.slice(0, 2),
    ).toEqual(['Stellenanzeige (m/w/d)', 'Erzieher in Jena'])
    expect(read('ko', '[구인] 홀서빙 주말 알바 시급 11,000원').printed[0]).toBe('구인')
  })
})

describe('how strangers write', () => {
  test('a question to the designer is left out, whomever it calls', () => {
    expect(
      read('en', 'hey can u make something for our dog grooming van?? Full groom £38').headline,
    ).toBe('Dog grooming van')
    expect(
      read('vi', 'Shop ơi làm giúp mình cái ảnh quảng cáo quán bún chả nhé: bún chả 45k').headline,
    ).toBe('Quán bún chả')
    expect(
      read('de', 'Moin, wir brauchen was für unsern Hofladen: Spargel ist da!').printed[0],
    ).toBe('Hofladen')
  })

  test('a space of a sign’s width parts, and a button that is asked for is not printed', () => {
    const { printed } = read('ja', '【急募】カフェスタッフ　時給1,200円〜　週2日　まかない付き')
    expect(printed).toContain('週2日、まかない付き')
    expect(read('ja', '春の体験会。「体験を予約する」ボタンをつけて。').printed).toEqual([
      '春の体験会',
      '体験を予約する',
    ])
  })

  test('what the ad says already is no headline when it is to be seen well', () => {
    const { headline, printed } = read(
      'fr',
      'Plombier H/F, CDI, Angers. Faites ressortir « CDI » en gros.',
    )
    expect([headline, printed.join(' ').match(/CDI/gu)?.length]).toEqual(['Plombier H/F', 1])
  })

  test('a number belongs to what it is the number of, and who takes cards is no bank', () => {
    expect(read('en', 'Wills £120. Regulated by the SRA, no. 640218.').printed.join(' ')).toContain(
      'SRA, no. 640218',
    )
    expect(read('pt', 'Brechó no centro. Aceito pix e cartão. Rua Augusta 1200').cta).not.toBe(
      'Abra sua conta',
    )
  })
})
