import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('a headline is the thing, not whose it is', () => {
  test.each<[Language, string, string]>([
    ['en', 'An ad for our Willow lamp. $40', 'Willow lamp'],
    ['de', 'Post für unsere Kürbissuppe. 6 €', 'Kürbissuppe'],
    ['fr', 'Un post pour notre savon noir. 9 €', 'Savon noir'],
    ['de', 'Anzeige für unsere Seife „Brise“, 9 €', 'Seife „Brise“'],
    ['en', 'A poster for our candle “Ember”. $20', 'Candle “Ember”'],
    ['de', 'Plakat für unser Café „Guten Morgen, Welt“. Ab 7 Uhr', 'Guten Morgen, Welt'],
  ])('%s: %s', (language, prompt, headline) => {
    expect(read(language, prompt).headline).toBe(headline)
  })

  test.each<[Language, string, string]>([
    ['en', 'Tally – accounts for sole traders. $9 a month', 'Accounts for sole traders'],
    ['fr', 'Bistrot Paul, cuisine de marché et vins. Menu 19 €', 'Cuisine de marché et vins'],
  ])('what a name is the name of stands under it (%s)', (language, prompt, subline) => {
    expect(read(language, prompt).subline).toBe(subline)
  })

  test('one of several facts does not', () => {
    const { subline } = read('en', 'Oak chair, washable linen cover, solid oak legs. $90')
    expect(subline).toBeNull()
  })
})

describe('a call that leads somewhere is the button', () => {
  test.each<[Language, string, string]>([
    ['en', 'Pottery class. $30. Book at mud-and-fire.com', 'Book at mud-and-fire.com'],
    ['es', 'Viaje a Roma. Desde 300 €. Reserva en romaviajes.es', 'Reserva en romaviajes.es'],
    ['en', 'Food tour, $39. Book on WhatsApp +84 90 555 0142', 'Book on WhatsApp +84 90 555 0142'],
    ['en', 'Ledger software. First month free. Start free trial', 'Start free trial'],
    [
      'de',
      'Studio Nord. 20 € im Monat. Jetzt Probetraining sichern',
      'Jetzt Probetraining sichern',
    ],
  ])('%s: %s', (language, prompt, button) => {
    const { cta, printed } = read(language, prompt)
    expect(cta).toBe(button)
    expect(printed.filter((line) => line === button)).toHaveLength(1)
  })

  test('beside a button of other words it is a fact', () => {
    const { cta, printed } = read(
      'en',
      'Headline: Free webinar\nRegister at quill.com/live\nCTA: Save my seat',
    )
    expect(cta).toBe('Save my seat')
    expect(printed.join(' ')).toContain('Register at quill.com/live')
  })

  test('a figure behind a space is no address', () => {
    expect(read('ja', '美容液 30mL 3,960円').cta).not.toContain('30mL')
  })

  test('what is sold by its measure is bought, not booked', () => {
    expect(read('de', 'Handcreme, 50 ml, 9 €. Auf brise-kosmetik.de').cta).toBe('Jetzt kaufen')
    expect(read('de', 'Kosmetikstudio Brise. Gesichtspflege 60 €').cta).toBe('Termin buchen')
  })
})

describe('a sum is set as one', () => {
  test.each<[Language, string, string[]]>([
    [
      'fr',
      'Garage Morel : révision complète + vidange 149 € au lieu de 189 €',
      ['Révision complète + vidange', '149 €', '~~189 €~~'],
    ],
    [
      'es',
      'Roma, 4 noches en hotel con desayuno desde 389 € por persona',
      ['4 noches en hotel con desayuno', 'Desde 389 € por persona'],
    ],
    [
      'fr',
      'Lampe Ariane, laiton. 129 € au lieu de 169 € jusqu’au 30 novembre',
      ['129 € jusqu’au 30 novembre', '~~169 €~~'],
    ],
    [
      'ja',
      'シューズ「アメノ」。13,200円（税込）→ 9,900円（税込）11月30日まで',
      ['9,900円（税込）11月30日まで', '~~13,200円~~'],
    ],
    ['en', 'Buds. $89 (was $119) this weekend only', ['$89 this weekend only', '~~$119~~']],
    [
      'ja',
      'ホワイトニング初回体験 5,500円(税込、通常11,000円)。60分',
      ['5,500円(税込)', '~~11,000円~~'],
    ],
    ['th', 'น้ำหอม หอมนาน 8 ชั่วโมง ราคา 590 บาท จากปกติ 790 บาท', ['590 บาท', '~~790 บาท~~']],
  ])('%s: %s', (language, prompt, figures) => {
    expect(read(language, prompt).printed).toEqual(expect.arrayContaining(figures))
  })

  test.each<[string, Language, string, string]>([
    ['a list that ends with what is included', 'fr', 'Ficus, 120 cm, pot inclus : 59 €', '59 €'],
    ['a grade', 'pt', 'Casa em Braga, certificado A. 245.000 €', '245.000 €'],
    ['one or several', 'en', 'Mug by Fern. $28 each or 4 for $96. New', '$28 each or 4 for $96'],
  ])('behind %s it is the sum of all', (_what, language, prompt, price) => {
    expect(understand(prompt, language).price).toBe(price)
  })

  test('a sum that a colon names keeps its name', () => {
    expect(read('en', 'Gym North, sauna, towel hire: $5').printed).toContain('Towel hire: $5')
  })

  test('a price for some only keeps its words', () => {
    const { printed } = read('en', 'Open day, guided tour of all gardens for members $5')
    expect(printed.some((line) => line === '$5')).toBe(false)
  })
})

test('what members pay less for is no club', () => {
  expect(read('zh', '春装上新,衬衫199元,会员9折').cta).toBe('立即购买')
})

test('a day keeps its hour', () => {
  const { printed } = read('en', 'Yoga, new course starts Monday 12 January, 7pm, mats provided')
  expect(printed).toContain('New course starts Monday 12 January, 7pm')
})

test('a list of looks has words of other languages in it', () => {
  const { dropped } = read('de', 'Nachtcreme 30 €. Soft, cremefarben, edel')
  expect(dropped).toEqual(expect.arrayContaining(['Soft', 'cremefarben', 'edel']))
})

test('colors of a tone are named without the word for color', () => {
  expect(understand('น้ำหอม 590 บาท โทนขาวทอง', 'th').colours).toEqual(['white', 'gold'])
})
