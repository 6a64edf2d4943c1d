import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { detectLanguage } from './detect-language.ts'

const MARKED = ['ja', 'ko', 'zh', 'th', 'vi'] as const

test.each(MARKED)(
  'on a page in %s, words that cannot be its own are those of another language',
  (page) => {
    expect(detectLanguage('Cold brew coffee, $4.50, button "Order now"', page)).toBe('en')
    expect(detectLanguage('Handmade candles, 20% off', page)).toBe('en')
    expect(detectLanguage('Zapatos de cuero, 49 euros', page)).toBe('es')
  },
)

test.each(LANGUAGES)(
  'on a page in %s, a bare name tells nothing and its own words follow the page',
  (page) => {
    expect(detectLanguage('Nike Air Max', page)).toBe(page)
    expect(detectLanguage('iPhone 15 Pro', page)).toBe(page)
  },
)

test.each(MARKED)('on a page in %s, thin evidence of a plain word is English', (page) => {
  expect(detectLanguage('Lamp number 56', page)).toBe('en')
})

test('Vietnamese without its marks stays Vietnamese', () => {
  expect(detectLanguage('banh mi thit nuong', 'vi')).toBe('vi')
})

test.each(['es', 'pt', 'fr', 'de'] as const)(
  'on a page in %s, a few plain English words are English, and its own stay its own',
  (page) => {
    expect(detectLanguage('a red mug', page)).toBe('en')
    expect(detectLanguage('blue running shoes', page)).toBe('en')
    const own = { es: 'vestido rojo', pt: 'caneca vermelha', fr: 'tasse rouge', de: 'rote Tasse' }
    expect(detectLanguage(own[page], page)).toBe(page)
  },
)
