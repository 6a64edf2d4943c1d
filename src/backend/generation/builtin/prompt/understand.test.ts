import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { printedOf } from './printed.ts'
import { understand } from './understand.ts'

test('quoted words are set as they are: headline, sub-line, button', () => {
  const brief = understand(
    'A calm poster with "Glow naturally" and "Care for every skin" and "Find yours"',
    'en',
  )
  expect(brief).toMatchObject({
    headline: 'Glow naturally',
    subline: 'Care for every skin',
    cta: 'Find yours',
  })
  expect(brief.moods).toContain('calm')
})

test('of two prices the lower is the offer and the higher the former one', () => {
  expect(understand('Linen sheets, $24.90 instead of $39', 'en')).toMatchObject({
    price: '$24.90',
    oldPrice: '$39',
  })
  expect(understand('Bettwäsche für nur 19,90 €', 'de')).toMatchObject({
    price: 'Für nur 19,90 €',
    headline: 'Bettwäsche',
  })
})

test('words about how it should look steer the colours and are not printed', () => {
  const brief = understand(
    'Headphones that disappear, on a dark blue background, cinematic lighting',
    'en',
  )
  expect(brief).toMatchObject({ headline: 'Headphones that disappear', subline: null })
  expect(brief.colours).toEqual(['blue'])
})

test('what will not last is told in the words of the brief', () => {
  expect(understand('Fresh croissants, today only', 'en')).toMatchObject({
    headline: 'Fresh croissants',
    eyebrow: null,
    perks: ['Today only'],
  })
})

test.each([
  ['a button', 'Tent, with a button “Go wild”', { cta: 'Go wild', headline: 'Tent' }],
  ['German marks', '„Endlich da“ und »Für alle«', { headline: 'Endlich da', subline: 'Für alle' }],
  ['French marks', '« Enfin là »', { headline: 'Enfin là' }],
  ['Japanese marks', '「新登場」『夏の味』', { headline: '新登場', subline: '夏の味' }],
  ['an apostrophe inside', '“Sun’s out”', { headline: 'Sun’s out' }],
  ['single marks', '‘It’s time’, a watch', { headline: 'It’s time' }],
  [
    'a quoted call in the first place',
    '“Shop now” “Summer is here”',
    { headline: 'Summer is here', cta: 'Shop now' },
  ],
])('quotes: %s', (_what, prompt, expected) => {
  expect(understand(prompt, 'en')).toMatchObject(expected)
})

test('a call to action is the button, as written, and nothing else', () => {
  for (const [language, prompt, call] of [
    ['en', 'Running shoes, shop now. Shop now!', 'Shop now'],
    ['de', 'Jetzt probieren: Haferdrink', 'Jetzt probieren'],
    ['ja', 'ランニングシューズ今すぐ購入', '今すぐ購入'],
    ['th', 'รองเท้าวิ่งซื้อเลย', 'ซื้อเลย'],
  ] as const) {
    const { headline, subline, cta } = understand(prompt, language)
    expect(cta).toBe(call)
    expect(`${headline} ${subline}`.toLowerCase()).not.toContain(call.toLowerCase())
  }
})

test('a colour by its value is read and not printed', () => {
  expect(understand('Sofa in #0AF and #2f4f4f', 'en')).toMatchObject({
    headline: 'Sofa',
    hexColours: ['#00aaff', '#2f4f4f'],
  })
})

test.each([
  ['nothing', ''],
  ['only emoji', '🍕🍕🔥'],
  ['markup', '<script>alert(1)</script><b>'],
  ['control and zero-width characters', '\u0000\u200b\u202e\u0007'],
  ['32,000 characters', 'ad '.repeat(10_000)],
  ['Arabic', 'عرض خاص على القهوة'],
  ['Hebrew', 'מבצע קיץ על נעלי ריצה 50%'],
  ['half characters', '\ud83d Tee \udc00'],
  ['only marks', '“” «» -- !!! ???'],
  ['a script left open', '<script>alert(1) '],
  ['nested brackets', '<'.repeat(4_000)],
  ['a word without end', 'a'.repeat(32_000)],
  ['private and unassigned characters', '\ue000\u{f0000}\u0378'],
])('%s still gives an ad with a headline and a button', (_what, prompt) => {
  const brief = understand(prompt, 'en')
  expect(brief.headline.length).toBeGreaterThan(0)
  expect(brief.cta.length).toBeGreaterThan(0)
  const words = [brief.headline, brief.subline, ...brief.perks, brief.cta].join('')
  expect(words).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}<>\u200b\u202e]/u)
})

test.each(LANGUAGES)(
  'words of another language are read all the same on a page in %s',
  (language) => {
    const prompts = [
      'Shoes 20% off',
      '20% off',
      '“Glow” 20% off',
      'Zapatos 20%',
      'รองเท้า 20%',
      '鞋 20%',
    ]
    for (const prompt of prompts) expect(understand(prompt, language).headline).not.toBe('')
  },
)

test.each([
  ['one letter that is two when small', 'İ'.repeat(4_000)],
  ['brackets', '(('.repeat(2_000)],
  ['one long number', '1'.repeat(4_000)],
  ['commas', 'a,'.repeat(2_000)],
  ['full stops', '1. '.repeat(1_300)],
  ['lines', 'a\n'.repeat(2_000)],
  ['prices', '€ 1 '.repeat(1_000)],
])(
  'of a text of nothing but %s only so many clauses are read, and the rest is reported',
  (_what, prompt) => {
    for (const language of LANGUAGES) {
      const { clauses, dropped } = understand(prompt, language)
      const read = clauses.filter(({ role }) => role !== 'design')
      expect(read.length).toBeLessThanOrEqual(121)
      expect(Math.max(0, ...read.map(({ text }) => text.length))).toBeLessThanOrEqual(480)
      const told = read.map(({ text }) => text).join('').length + dropped.join('').length
      expect(told).toBeGreaterThanOrEqual(prompt.replace(/[^\p{L}\p{N}]/gu, '').length * 0.9)
    }
  },
)

test('a letter that is two when small moves no word after it out of its place', () => {
  expect(understand('İİİ Café, 20 € instead of 30 €', 'en')).toMatchObject({
    price: '20 €',
    oldPrice: '30 €',
  })
})

test('of what is said beside an order only that is printed which customers are told', () => {
  expect(
    understand(
      'Winter coats, 30% off. Make the 30% huge. Please mention that returns are free',
      'en',
    ),
  ).toMatchObject({ headline: 'Winter coats', offer: '30% off', perks: ['Returns are free'] })
})

test('a slot that nobody filled is left out and reported', () => {
  expect(understand('Fresh bread daily. Call [phone number]', 'en')).toMatchObject({
    headline: 'Fresh bread daily',
    perks: [],
    dropped: ['Call [phone number]'],
  })
})

test('[R1.01] a blank is never printed, quoted or not, and nothing is made up in its place', () => {
  const brief = understand(
    'Shot of a creator holding [your product], with the words “[your headline]”',
    'en',
  )
  expect(printedOf(brief).join(' ')).not.toMatch(/\[/)
  expect(brief.dropped).toContain('[your headline]')
  expect(brief.subjects).toEqual([])
})
