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

describe('what came of it last year, and what a house does not do, is told', () => {
  test.each<[Language, string, string]>([
    [
      'pt',
      'Feira de adoção sábado 18/05. Ano passado 64 bichinhos ganharam lar. Praça Sete.',
      'Ano passado 64',
    ],
    [
      'es',
      'Recogida de alimentos en Gijón. El año pasado juntamos 860 kilos. No recogemos ropa.',
      '860 kilos',
    ],
    ['th', 'ชมรมประสานเสียงหาสมาชิกใหม่ ปีที่แล้วได้รางวัลชนะเลิศ ซ้อมวันพุธ 18.00 น.', 'ปีที่แล้ว'],
    [
      'zh',
      '合唱团招新啦！每周三晚7点。不要求识谱，50岁以下优先。去年拿了金奖。会费200元',
      '不要求识谱，50岁以下优先',
    ],
    [
      'pt',
      'Feira de adoção em Belém, 10h às 16h. Não vendemos animais. Praça Sete.',
      'Não vendemos',
    ],
    [
      'de',
      'Yoga mit Lea, 12 €. Anfänger erwünscht, Schwangere bitte vorher melden. Ab 3.5.',
      'Schwangere bitte',
    ],
  ])('in %s: %s', (language, prompt, told) => {
    const { printed, dropped } = read(language, prompt)
    expect(printed.join(' ')).toContain(told)
    expect(dropped).toEqual([])
  })

  test('what was raised is no price, and how an ad did is told to who makes one', () => {
    expect(
      read('en', 'Jumble sale on Saturday. Last year we raised £1,340 for the hospice.').prices,
    ).toEqual([])
    const { dropped } = read(
      'en',
      'Jumble sale on Saturday, 10-1. Last year the poster brought 300 people. Entry 50p.',
    )
    expect(dropped.join(' ')).toContain('the poster brought')
  })
})

describe('buttons', () => {
  test.each<[Language, string, string]>([
    [
      'pt',
      'Tasca do Zé, ementa do dia 9,50€. Não fazemos reservas. Rua da Fonte 12',
      'Venha nos visitar',
    ],
    ['es', 'Taller de cerámica para principiantes: 4 sesiones, $1,600 MXN', 'Inscríbete'],
    ['ja', 'ヨガ教室の生徒さん募集です。月4回で3,500円', '申し込む'],
    ['ko', '동네 밴드 보컬 구합니다! 매주 토 합주, 회비 월 3만원', '참여 신청하기'],
    ['th', 'ลูกค้า: ร้านหมูกระทะป้าแจ๋ว บุฟเฟต์ 219 บาท ปุ่ม: จองโต๊ะเลย โทนแดง', 'จองโต๊ะเลย'],
  ])('in %s: %s', (language, prompt, cta) => {
    expect(read(language, prompt).cta).toBe(cta)
  })
})

test('one thing that is for sale is the headline, and its price is not named twice', () => {
  expect(read('pt', 'Vendo apartamento T3 em Setúbal, 112 m², garagem, 289.000€').headline).toBe(
    'Vendo apartamento T3 em Setúbal',
  )
  const { printed } = read(
    'vi',
    'Cho thuê phòng trọ Gò Vấp rộng rãi 20m2, 3 triệu/tháng, điện 3.5k',
  )
  expect(printed.slice(0, 2)).toEqual(['Cho thuê phòng trọ Gò Vấp rộng rãi 20m2', '3 triệu/tháng'])
})

describe('what is written together stays together', () => {
  test.each<[Language, string, string]>([
    [
      'de',
      'Wir proben dienstags 19:30 im Gemeindehaus St. Anna, Vorkenntnisse nicht nötig.',
      'Gemeindehaus St. Anna',
    ],
    [
      'fr',
      "Collecte de manteaux à Pau. L'an dernier, 1 400 manteaux distribués. 15 bénévoles.",
      "L'an dernier, 1 400 manteaux",
    ],
    [
      'es',
      'Clínica Norte. Campaña de vacunación: rabia por $450. Todo marzo.',
      'Campaña de vacunación',
    ],
    [
      'zh',
      '救助站义卖活动，11月16日下午1点。手作、二手书，所得全部用于绝育手术。',
      '所得全部用于绝育手术',
    ],
    [
      'fr',
      "T3 à louer à Nantes, 890 €. Pas d'agence, propriétaire direct. Visites le week-end.",
      "Pas d'agence, propriétaire direct",
    ],
  ])('in %s: %s', (language, prompt, told) => {
    expect(read(language, prompt).printed.join(' ')).toContain(told)
  })

  test.each<[Language, string, string]>([
    [
      'de',
      'Flohmarkt, Ahornweg 12. Kindersachen, Bücher und Werkzeug.',
      'Ahornweg 12. Kindersachen',
    ],
    ['es', 'Piso en Málaga, terraza con vistas al mar. 385.000 €, 3 dormitorios.', 'mar. 385.000'],
    [
      'es',
      'Piso en Lugo, 90.000 €. Certificado energético D. Visitas en el 600 123 987.',
      'D. Visitas',
    ],
  ])('and what ends is parted, in %s: %s', (language, prompt, run) => {
    expect(read(language, prompt).printed.join(' ¦ ')).not.toContain(run)
  })

  test('an hour after which one may come is no button', () => {
    expect(
      read('vi', 'Cho thuê căn hộ Q9, 9 triệu/tháng. Xem nhà sau 18h. ĐT 0912 000 111').cta,
    ).not.toContain('18h')
  })
})
