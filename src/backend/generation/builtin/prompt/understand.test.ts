import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { understand } from './understand.ts'

interface Case {
  language: Language
  prompt: string
  headline: string
  offer: string | null
  cta: string
  subject: string
}

const shoe = '1f45f'
const cup = '2615'

const CASES: Case[] = [
  {
    language: 'en',
    prompt: 'Summer sale for running shoes, 50% off, free shipping',
    headline: 'Summer sale for running shoes',
    offer: '−50%',
    cta: 'Shop now',
    subject: shoe,
  },
  {
    language: 'de',
    prompt: 'Erstelle eine Anzeige für Laufschuhe, bis zu 40 % Rabatt, versandkostenfrei',
    headline: 'Laufschuhe',
    offer: '−40%',
    cta: 'Jetzt shoppen',
    subject: shoe,
  },
  {
    language: 'es',
    prompt: 'Crea un anuncio para zapatillas de correr, 40% de descuento, envío gratis',
    headline: 'Zapatillas de correr',
    offer: '−40%',
    cta: 'Comprar ahora',
    subject: shoe,
  },
  {
    language: 'fr',
    prompt: 'Une affiche pour un café de quartier, 20 % de réduction',
    headline: 'Café de quartier',
    offer: '−20%',
    cta: 'J’en profite',
    subject: cup,
  },
  {
    language: 'pt',
    prompt: 'Crie um anúncio para tênis de corrida com 30% de desconto, frete grátis',
    headline: 'Tênis de corrida',
    offer: '−30%',
    cta: 'Comprar agora',
    subject: shoe,
  },
  {
    language: 'vi',
    prompt: 'Tạo quảng cáo cho trà sữa trân châu, giảm giá 30%, miễn phí giao hàng',
    headline: 'Trà sữa trân châu',
    offer: '−30%',
    cta: 'Đặt món ngay',
    subject: '1f9cb',
  },
  {
    language: 'zh',
    prompt: '夏日特卖，运动鞋全场5折，包邮',
    headline: '夏日特卖',
    offer: '−50%',
    cta: '立即购买',
    subject: shoe,
  },
  {
    language: 'ja',
    prompt: '夏のセール、ランニングシューズ30%オフ、送料無料',
    headline: '夏のセール',
    offer: '−30%',
    cta: '今すぐ購入',
    subject: shoe,
  },
  {
    language: 'ko',
    prompt: '여름 세일 운동화 40% 할인 무료 배송',
    headline: '여름 세일 운동화',
    offer: '−40%',
    cta: '지금 구매',
    subject: shoe,
  },
  {
    language: 'th',
    prompt: 'สร้างโฆษณาสำหรับร้านกาแฟ ลดราคา 20% วันนี้เท่านั้น',
    headline: 'ร้านกาแฟ',
    offer: '−20%',
    cta: 'ซื้อเลย',
    subject: cup,
  },
]

test.each(CASES)(
  'a prompt in $language is read: headline, offer, call and subject',
  ({ language, prompt, headline, offer, cta, subject }) => {
    const brief = understand(prompt, 'en')
    expect(brief).toMatchObject({ language, headline, offer, cta })
    expect(brief.subjects[0]).toBe(subject)
  },
)

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
    price: '19,90 €',
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

test('a perk that will not last is set over the headline', () => {
  expect(understand('Fresh croissants, today only', 'en')).toMatchObject({
    eyebrow: 'Limited time',
    perks: [],
  })
})

test.each([
  ['nothing', ''],
  ['only emoji', '🍕🍕🔥'],
  ['markup', '<script>alert(1)</script><b>'],
  ['control and zero-width characters', '\u0000\u200b\u202e\u0007'],
  ['32,000 characters', 'ad '.repeat(10_000)],
  ['right-to-left text', 'عرض خاص على القهوة'],
])('%s still gives an ad with a headline and a button', (_what, prompt) => {
  const brief = understand(prompt, 'en')
  expect(brief.headline.length).toBeGreaterThan(0)
  expect(brief.cta.length).toBeGreaterThan(0)
})
