import { describe, expect, test } from 'vitest'
import { GRAMMARS } from '../src/backend/generation/builtin/prompt/grammar/index.ts'
import { printedOf } from '../src/backend/generation/builtin/prompt/printed.ts'
import { understand } from '../src/backend/generation/builtin/prompt/understand.ts'
import { LANGUAGES, type Language } from '../src/contract/languages.ts'
import { readCatalog } from './support/catalog.ts'

interface Filling {
  product: string
  words: string
  /** What is seen beside the product: the trouble it ends. */
  beside: string
}

const FILLINGS: Record<Language, Filling> = {
  en: { product: 'the Luma desk lamp', words: 'Light that listens', beside: 'a dark desk' },
  de: { product: 'Lampe Luma', words: 'Licht, das mitdenkt', beside: 'ein dunkler Tisch' },
  es: { product: 'la lámpara Luma', words: 'Luz que escucha', beside: 'un escritorio oscuro' },
  fr: { product: 'la lampe Luma', words: 'La lumière écoute', beside: 'un bureau sombre' },
  pt: { product: 'luminária Luma', words: 'Luz que escuta', beside: 'uma mesa escura' },
  ja: { product: 'Lumaライト', words: '暮らしに寄りそう光', beside: '暗い机' },
  ko: { product: '루마 스탠드', words: '마음을 읽는 빛', beside: '어두운 책상' },
  zh: { product: '露玛台灯', words: '懂你的光', beside: '昏暗的书桌' },
  th: { product: 'โคมไฟลูมา', words: 'แสงที่เข้าใจคุณ', beside: 'โต๊ะทำงานมืด' },
  vi: { product: 'đèn bàn Luma', words: 'Ánh sáng hiểu bạn', beside: 'bàn làm việc tối' },
}

const SLOT = /\[[^\]]+\]/g
const QUOTED_SLOT = /(?<=[“„«「"]\s?)\[[^\]]+\]/g
const STARTERS = 'src/components/starters/scenes.ts'

/** The cards that tell a picture, with their slots filled: the last that is not quoted is the product. */
const cardsIn = (language: Language): string[] => {
  const { product, words, beside } = FILLINGS[language]
  return [...readCatalog(language)]
    .filter(([id, { origins }]) => origins.includes(STARTERS) && id.includes('['))
    .map(([, card]) => {
      const worded = card.words.replaceAll('\\"', '"').replace(QUOTED_SLOT, words)
      const last = [...worded.matchAll(SLOT)].at(-1)?.index
      return worded.replace(SLOT, (_, at: number) => (at === last ? product : beside))
    })
}

const plain = (text: string) => text.toLowerCase()

describe.each(LANGUAGES)('a starter card in %s', (language) => {
  test.each(cardsIn(language))('prints the product and its words alone: %s', (card) => {
    const { product, words } = FILLINGS[language]
    const brief = understand(card, language)
    const button = GRAMMARS[language].buttons.shop
    const said = card.includes(words) ? [words, product, button] : [product, button]
    expect(printedOf(brief).map(plain)).toEqual(said.map(plain))
    expect(brief.subjects).toEqual([])
  })
})
