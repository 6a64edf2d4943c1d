import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { printedOf, tellBrief } from './printed.ts'
import { readBrief } from './read-brief.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('a picture that is wished for is seen, not read', () => {
  test.each<[Language, string, string]>([
    ['en', 'Photo of a cup of coffee on a wooden table “Good morning”', 'Good morning'],
    ['de', 'Foto einer Tasse Kaffee auf einem Holztisch „Guten Morgen“', 'Guten Morgen'],
    ['fr', 'Photo d’une tasse de café sur une table en bois « Bon matin »', 'Bon matin'],
    ['es', 'Foto de una taza de café sobre una mesa de madera “Buenos días”', 'Buenos días'],
    ['pt', 'Foto de uma xícara de café em uma mesa de madeira “Bom dia”', 'Bom dia'],
    ['zh', '一杯咖啡放在木桌上的照片“早安”', '早安'],
    ['ja', '木のテーブルの上のコーヒーカップの写真「おはよう」', 'おはよう'],
    ['ko', '나무 테이블 위 커피 한 잔 사진 “좋은 아침”', '좋은 아침'],
    ['th', 'ภาพถ่ายแก้วกาแฟบนโต๊ะไม้ “เช้าที่ดี”', 'เช้าที่ดี'],
    ['vi', 'Ảnh chụp tách cà phê trên bàn gỗ “Chào buổi sáng”', 'Chào buổi sáng'],
  ])('in %s: %s', (language, prompt, words) => {
    const { printed, cta, dropped } = read(language, prompt)
    expect(printed).toEqual([words, cta])
    expect(dropped.length).toBeGreaterThan(0)
  })

  test('what it shows is the headline where nothing else is said', () => {
    expect(read('en', 'Photo of a red kayak on still water, 20% off').headline).toBe(
      'A red kayak on still water',
    )
    expect(read('en', 'Photo of a red kayak. Quiet mornings. From $25').headline).toBe(
      'Quiet mornings',
    )
  })

  test('who sells pictures speaks of them to customers', () => {
    expect(read('en', 'Photos of your newborn. Family photographer in Leeds').headline).toContain(
      'Photos of your newborn',
    )
  })
})

describe('no figure changes what it means', () => {
  test.each<[string, Language, string, string, string]>([
    ['a later price is no former one', 'fr', 'Cours, puis 28 € / h', '28 €', 'price'],
    ['nor is a dearer day', 'zh', '营位 平日198元 周末298元', '198元', 'price'],
    ['nor a price before a day', 'en', 'Retreat £180 before 1 June', '£180', 'price'],
    ['a former one is', 'en', 'Retreat £180, before £220', '£220', 'was'],
    ['two sums need no currency', 'pt', 'Kit de 189,90 por 159,90', '189,90', 'was'],
    ['a plus is a surcharge', 'en', 'Kayaks. Tandem +$15', '$15', 'fee'],
    ['a tilde is no wildcard', 'ja', '入場 大人1,200円', '1,200円', 'price'],
  ])('%s', (_what, language, prompt, amount, role) => {
    expect(read(language, prompt).prices).toContainEqual({ text: amount, role })
  })

  test.each<[string, Language, string]>([
    ['two million learners', 'vi', 'Học tiếng Anh, hơn 2 triệu người học'],
    ['a race of ten thousand metres', 'en', 'Charity run, 5k and 10k'],
  ])('%s is no price', (_what, language, prompt) => {
    expect(read(language, prompt).prices).toEqual([])
  })

  test.each<[string, Language, string]>([
    ['880元 is not 0元', 'zh', '宠物殡葬，单独火化880元起'],
    ['what gift cards are not for', 'en', 'Plants for all. Not valid on gift cards'],
  ])('%s is no offer', (_what, language, prompt) => {
    expect(read(language, prompt).offers).toEqual([])
  })

  test('an offer is one in the first place, too', () => {
    expect(read('de', '20 % Rabatt bis Sonntag').offers).toEqual([
      { text: '20 % Rabatt bis Sonntag' },
    ])
  })

  test.each<[string, Language, string, string]>([
    ['who it is for', 'ko', '반려견 유치원 첫 달 30% 할인', '첫 달 30% 할인'],
    ['how much of it', 'ja', '畳の張替え1畳3,980円〜、最短即日', '1畳3,980円〜'],
    ['its name among others', 'vi', 'Vé trẻ em 50k, người lớn 90k', 'Vé trẻ em 50k'],
    ['its colon', 'en', 'Bread club: 1 loaf a week $9, 2 loaves $16', '1 loaf a week $9'],
    ['its condition', 'ko', '강의. 얼리버드 99,000원 (정가 150,000원)', '얼리버드 99,000원'],
  ])('an amount keeps %s', (_what, language, prompt, words) => {
    expect(printedOf(understand(prompt, language))).toContain(words)
  })
})

describe('nothing is cut within', () => {
  test.each<[string, Language, string, string]>([
    ['a month', 'pt', 'Curso. Turmas de 3 mar. a 7 abr.', 'Turmas de 3 mar. a 7 abr'],
    ['a weekday', 'fr', 'Tatouage. Flash day sam. 8 mars', 'Flash day sam. 8 mars'],
    ['a date with commas', 'pt', 'Feira. No sáb., 9 de ago.', 'No sáb., 9 de ago'],
    [
      'days in a row',
      'es',
      'Feria del vino 3, 4 y 5 de octubre',
      'Feria del vino 3, 4 y 5 de octubre',
    ],
    ['an ordinal', 'de', 'Hofladen. Am 3. Advent ist zu', 'Am 3. Advent ist zu'],
    ['an abbreviation', 'en', 'Bees. £85 incl. lunch & suit', '£85 incl. lunch & suit'],
    ['a number and its name', 'zh', '春运购票，电话 12306 转人工', '电话 12306 转人工'],
  ])('%s', (_what, language, prompt, words) => {
    expect(printedOf(understand(prompt, language))).toContain(words)
  })

  test.each<[string, Language, string, string]>([
    ['the last figure of a range', 'de', 'App für Kinder von 5–9. Ohne Werbung', 'Ohne Werbung'],
    ['an hour', 'en', 'Bread by 8 a.m. Use code CRUST', 'Use code CRUST'],
    ['an emoji', 'en', 'Beekeeping 🐝 two Saturdays', 'Two Saturdays'],
    ['a Thai price', 'th', 'น้ำพริก กระปุก 85 บาท 3 กระปุก 240 บาท', '3 กระปุก 240 บาท'],
  ])('a sentence ends behind %s', (_what, language, prompt, words) => {
    expect(printedOf(understand(prompt, language))).toContain(words)
  })
})

describe('the headline', () => {
  test.each<[string, Language, string, string]>([
    ['is no day alone', 'ko', '오전 8시~오후 7시. 반려견 유치원', '반려견 유치원'],
    ['is no herald', 'de', 'Gesucht: Bestattungsfachkraft (m/w/d)', 'Bestattungsfachkraft (m/w/d)'],
    [
      'is a call that names its thing',
      'fr',
      'Donnez votre sang à Lille. Sans rendez-vous',
      'Donnez votre sang à Lille',
    ],
    [
      'ends where a day begins',
      'es',
      'Ven a la feria del libro del 12 al 14 de junio',
      'Ven a la feria del libro',
    ],
    [
      'comes behind a greeting',
      'de',
      'Hallo zusammen wir bräuchten was für unseren Hofladen',
      'Hofladen',
    ],
    [
      'comes behind what it is ordered for',
      'de',
      'Anzeige, halbe Seite, für Optik Brandt. Sehtest kostenlos',
      'Optik Brandt',
    ],
    ['is no size of a page', 'fr', 'Pleine page. Librairie Morel', 'Librairie Morel'],
    ['comes behind pixels', 'th', 'แบนเนอร์ 1080x1080 คอร์สทำขนม 990 บาท', 'คอร์สทำขนม'],
    ['is labelled without a colon', 'en', 'Sourdough. Headline "Slow bread"', 'Slow bread'],
    ['is a Thai name that holds letters of a licence', 'th', 'สบู่อยู่ดี ก้อน 79 บาท', 'สบู่อยู่ดี'],
  ])('%s', (_what, language, prompt, words) => {
    expect(read(language, prompt).headline).toBe(words)
  })
})

test.each<[string, Language, string, string | null, string | null]>([
  ['behind a comma', 'en', 'The mug. $28, now $21 until Friday', 'Now $21 until Friday', '$28'],
  ['behind a dash', 'de', 'Der Becher. 28 € – jetzt nur 21 €', '21 €', '28 €'],
  ['in the next clause', 'zh', '经典腕表，原价¥2,980，周末价¥2,280', '周末价¥2,280', '¥2,980'],
  ['unless it is the higher one', 'en', 'The mug. $21, now $28', null, null],
])('a lower price %s strikes the former one', (_where, language, prompt, price, oldPrice) => {
  expect(understand(prompt, language)).toMatchObject({ price, oldPrice })
})

test.each<[string, Language, string, string]>([
  ['a deal', 'pt', 'Granola Mel, 400 g. Leve 3, pague 2', 'Leve 3, pague 2'],
  ['a deal in words', 'en', 'Wick & Co. Buy two, get one free', 'Buy two, get one free'],
  ['how long it plays', 'th', 'ลำโพงพกพา เล่นได้ 20 ชั่วโมง ราคา 1,490 บาท', 'เล่นได้ 20 ชั่วโมง'],
  ['how long before', 'vi', 'Bánh kem, đặt trước 24 giờ. Đặt bánh ngay', 'đặt trước 24 giờ'],
])('%s is not torn apart', (_what, language, prompt, words) => {
  const shown = printedOf(understand(prompt, language)).map((each) => each.toLowerCase())
  expect(shown.some((each) => each.includes(words.toLowerCase()))).toBe(true)
})

test.each<[Language, string, string]>([
  ['en', 'Cello lessons for beginners, $30 an hour. Audience: retirees, ages 60 to 75.', '60'],
  ['de', 'Cellokurs, 30 € pro Stunde. Zielgruppe: Rentner, 60 bis 75 Jahre.', '60'],
  ['th', 'คอร์สเชลโล 990 บาท กลุ่มเป้าหมายคือผู้เกษียณ อายุ 60-75 ปี', '60'],
  ['zh', '大提琴课每小时300元。目标人群：退休人士，60-75岁。', '60'],
])('in %s the age of whom an ad is to reach is not printed', (language, prompt, words) => {
  expect(printedOf(understand(prompt, language)).join(' ')).not.toContain(words)
})

describe('the button', () => {
  test.each<[string, Language, string, string]>([
    ['of what is sent is the shop’s', 'ko', '제주 감귤 5kg 15,900원 무료배송', '구매하기'],
    ['of who has only a number is a call', 'en', 'Snow cleared before 7. 503 555 0148', 'Call now'],
    [
      'sells no tickets where entry is free',
      'es',
      'Feria del libro. Entrada libre',
      'Más información',
    ],
    ['books what is booked', 'ko', '강아지 미용 35,000원. 네이버 예약', '예약하기'],
    ['comes behind an area', 'th', 'คอนโด 28 ตร.ม. นัดชมโครงการวันนี้', 'นัดชมโครงการวันนี้'],
    ['names its number', 'fr', 'Neige. Appelez le 450-555-0142', 'Appelez le 450-555-0142'],
    ['ends before an article', 'fr', 'Neige. Appelez le 450-555-0142 dès 8 h', 'Appelez-nous'],
    ['does not halve a pair', 'en', 'Cremations. Call us day or night 0800 555 0199', 'Call us'],
    ['follows no picture', 'es', 'Foto de una taza sobre una mesa “Buenos días”', 'Compra ahora'],
  ])('%s', (_what, language, prompt, words) => {
    expect(read(language, prompt).cta).toBe(words)
  })
})

describe('a note is for whom it speaks of', () => {
  test.each<[Language, string, string[]]>([
    ['vi', 'Tiêu đề: Rừng thông\nLưu ý: Không nhận thú cưng', ['Không nhận thú cưng']],
    ['en', 'Title: Pine forest\nNote: keep the logo small', []],
  ])('in %s: %s', (language, prompt, legal) => {
    expect(read(language, prompt).legal).toEqual(legal)
  })
})

test('a representative example is small print to the end of its sentence', () => {
  const { legal, prices } = read(
    'es',
    'Préstamo. TAE 7,89 %. Ejemplo representativo: 10.000 € a 48 meses, total 11.477,76 €. Sin comisión',
  )
  expect(legal).toEqual(['Ejemplo representativo: 10.000 € a 48 meses', 'total 11.477,76 €'])
  expect(prices).toContainEqual({ text: '7,89 %', role: 'rate' })
})

test.each<[Language, string, string]>([
  ['en', 'Cold brew, headline “Slow”, legal line “While stocks last.”', 'While stocks last'],
  ['en', 'Cold brew, small print “While stocks last”', 'While stocks last'],
  ['de', 'Kaffee, Kleingedrucktes: „Solange der Vorrat reicht.“', 'Solange der Vorrat reicht'],
])(
  'in %s quoted words that are called so are small print, without their name: %s',
  (language, prompt, words) => {
    expect(read(language, prompt).legal).toEqual([words])
  },
)

test.each<[Language, string, string]>([
  ['de', 'Lern-App. Ohne Werbung', 'Ohne Werbung'],
  ['ja', '学習アプリ。広告なし。利用者120万人突破', '広告なし、利用者120万人突破'],
  ['th', 'แอปจดบัญชี ไม่มีโฆษณา', 'ไม่มีโฆษณา'],
])('in %s an app without advertisements says so', (language, prompt, words) => {
  expect(read(language, prompt).printed.join('、')).toContain(words)
})

test.each<[string, string, string]>([
  ['beside its former price the headline’s own stands alone', 'Mugs by Acme, $9, was $12', '$9'],
  [
    'beside those of others it says what it is for',
    'Child ticket $5, adults $9',
    'Child ticket $5',
  ],
])('%s', (_what, prompt, words) => {
  expect(read('en', prompt).printed).toContain(words)
})

describe('a word inside of another is not that word', () => {
  test.each<[string, Language, string, string]>([
    ['a name that ends like a bar', 'ko', '노바 무선 헤드폰, 189,000원', '구매하기'],
    ['what is handy is no flight', 'ja', '便利な水筒、2,800円', '購入する'],
    ['a province is no cloud', 'zh', '云南小粒咖啡豆，500克，68元', '立即下单'],
    [
      'moisture for a day is no emergency',
      'es',
      'Crema Lumi, hidratación 24 h, 29 €',
      'Compra ahora',
    ],
    ['a market where one need not pay', 'de', 'Sommerflohmarkt, Eintritt frei', 'Mehr erfahren'],
  ])('%s', (_what, language, prompt, words) => {
    expect(read(language, prompt).cta).toBe(words)
  })

  test('to take photographs is no order for one', () => {
    const { headline } = read('th', 'เวิร์กช็อปถ่ายภาพสำหรับมือใหม่, เสาร์ 21 มิถุนายน')
    expect(headline).toBe('เวิร์กช็อปถ่ายภาพสำหรับมือใหม่')
  })

  test('the name of an optician is no look', () => {
    expect(read('de', '20 % auf Brillen. Optik Hansen, Flensburg').dropped).toEqual([])
  })
})

describe('who has said something', () => {
  test('is a name, and not how a thing was made', () => {
    const { printed } = read('de', 'Becher „Morgenrot“, von Hand gedreht, 24 €')
    expect(printed).toEqual(['Becher „Morgenrot“', 'Von Hand gedreht', '24 €', 'Jetzt kaufen'])
  })

  test('is named without the stop of the sentence, and is no brand besides', () => {
    const told = '„Endlich schlafe ich durch.“ von Anna Berger. Kissen 39 €'
    const { author, subline, eyebrow } = readBrief({ prompt: told, language: 'de' })
    expect(author).toBe('Anna Berger')
    expect(subline).toBe('— Anna Berger')
    expect(eyebrow).toBeNull()
  })
})

test('of two calls the one that tells a figure is a fact, and neither is lost', () => {
  const { cta, printed } = read('pt', 'Conta digital: abra em 5 minutos. Abra sua conta')
  expect(cta).toBe('Abra sua conta')
  expect(printed).toContain('Abra em 5 minutos')
})

describe('what is spoken has no marks', () => {
  const SPOKEN =
    "so basically we have this little bakery in Totnes called Crumb and Co and we just started doing sourdough subscriptions it's eighteen pounds a month and I'd love something cosy with brown paper colours maybe"

  test('a long sentence is parted where it begins anew, and its wish is left out', () => {
    const { headline, facts, printed } = read('en', SPOKEN)
    expect(headline).toBe('Crumb and Co')
    expect(facts).toContain('we just started doing sourdough subscriptions')
    expect(printed.join(' ')).not.toMatch(/basically|cosy|brown paper/u)
  })

  test('looks at its end are left out', () => {
    const { printed, dropped } = read(
      'pt',
      'celular nova x2 128gb de 1.899 por 1.399 em até 10x sem juros só até meia noite fundo preto letras amarelas',
    )
    expect(dropped).toContain('fundo preto letras amarelas')
    expect(printed.join(' ')).not.toContain('fundo')
  })
})

describe('what a deal earns stays with its condition', () => {
  test.each<[Language, string, string]>([
    ['en', 'Ceramic mug $12. Buy 2, free shipping', 'Buy 2, free shipping'],
    [
      'fr',
      'Soldes d’été. Achetez deux paires, la troisième à 1 €',
      'Achetez deux paires, la troisième à 1 €',
    ],
    ['th', 'แก้วเซรามิก ใบละ 290 บาท ซื้อ 2 ใบ ส่งฟรี', 'ซื้อ 2 ใบ ส่งฟรี'],
  ])('in %s: %s', (language, prompt, deal) => {
    expect(read(language, prompt).printed).toContain(deal)
  })
})

describe('a former price', () => {
  test.each<[Language, string, string, string]>([
    ['es', 'lavado de coche 25 euros antes 35', '25 euros', '35'],
    ['pt', 'celular de 1.899 por 1.399', '1.399', '1.899'],
    ['th', 'เซรั่ม ลดเหลือ 390 บาท จาก 590 บาท', '390 บาท', '590 บาท'],
  ])('in %s: %s', (language, prompt, now, was) => {
    const { prices } = read(language, prompt)
    expect(prices).toContainEqual({ text: now, role: 'price' })
    expect(prices).toContainEqual({ text: was, role: 'was' })
  })

  test('a sum to be reached is no price', () => {
    expect(read('ja', '定期預金 年0.35% 50万円以上').prices).toContainEqual({
      text: '50万円',
      role: 'other',
    })
  })
})

test('who needs no appointment is not asked to book one', () => {
  expect(read('es', 'Corte de pelo 12 €, sin cita. Peluquería Rizos').cta).toBe('Visítanos')
  expect(read('en', 'Haircut $20 at Curl barbers. Book online').cta).not.toBe('Visit us')
})

test('a colour in the name of a thing is none of the look', () => {
  expect(understand('Olive oil soaps, handmade', 'en').colours).toEqual([])
  expect(understand('Sauce au vin rouge', 'fr').colours).toEqual([])
  expect(understand('Olive oil soaps. Purple background', 'en').colours).toEqual(['purple'])
})

describe('quotes right behind one another spell out what is to be read, and their order is no headline', () => {
  test.each<[Language, string, string, string, string | null]>([
    [
      'en',
      'Jazz concert “Blue night” “July 14, free entry”',
      'Blue night',
      'July 14, free entry',
      null,
    ],
    ['en', 'Ad for a café “Awake” “Roasted daily” only $5', 'Awake', 'Roasted daily', '$5'],
    ['fr', 'Affiche pour un café « Debout » « Torréfié ici »', 'Debout', 'Torréfié ici', null],
    ['pt', 'Anúncio de café “Acorde” “Torrado aqui” por R$ 12', 'Acorde', 'Torrado aqui', 'R$ 12'],
    [
      'vi',
      'Quảng cáo cà phê “Dậy thôi” “Rang mỗi sáng” chỉ 45.000đ',
      'Dậy thôi',
      'Rang mỗi sáng',
      '45.000đ',
    ],
    ['th', 'โฆษณาร้านกาแฟ “ตื่นก่อนคุณ” “คั่วสดทุกเช้า” เพียง 129 บาท', 'ตื่นก่อนคุณ', 'คั่วสดทุกเช้า', '129 บาท'],
    ['ja', 'カフェの広告「朝を起こす」「毎朝焙煎」500円', '朝を起こす', '毎朝焙煎', '500円'],
    [
      'ko',
      '카페 광고 “먼저 깨어나요” “매일 볶아요” 4,500원',
      '먼저 깨어나요',
      '매일 볶아요',
      '4,500원',
    ],
    ['zh', '咖啡店海报“比你先醒”“每天现烘”只要29元', '比你先醒', '每天现烘', '29元'],
  ])('in %s: %s', (language, prompt, headline, subline, price) => {
    const told = read(language, prompt)
    expect(told).toMatchObject({ headline, subline })
    expect(told.prices.map(({ text }) => text)).toEqual(price ? [price] : [])
  })
})
