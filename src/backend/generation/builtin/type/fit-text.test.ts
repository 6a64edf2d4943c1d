import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { fitText } from './fit-text.ts'
import { drawable } from './fonts.ts'
import { requireWritable } from './require-writable.ts'

const SAMPLES: Record<Language, string> = {
  zh: '夏日特卖正在进行，全场运动鞋低至五折。',
  en: 'The summer sale is on and everything must go today',
  es: 'Las rebajas de verano ya están aquí, ¡no te las pierdas!',
  de: 'Donaudampfschifffahrtsgesellschaft feiert großes Sommerfest',
  fr: 'Les soldes d’été commencent aujourd’hui, profitez-en',
  ja: '夏の大セール開催中、ランニングシューズがお買い得です。',
  ko: '여름 세일이 시작되었습니다 지금 바로 만나보세요',
  pt: 'As promoções de verão começaram, aproveite já',
  th: 'ลดราคาฤดูร้อนเริ่มแล้ววันนี้ รองเท้าวิ่งทุกรุ่นราคาพิเศษ',
  vi: 'Khuyến mãi mùa hè đã bắt đầu, ưu đãi cực lớn hôm nay',
}

const setText = (text: string, language: Language, box = { maxWidth: 400, maxHeight: 260 }) =>
  fitText({
    text,
    style: { face: 'inter', weight: 700, tracking: 0, language },
    maxLines: 4,
    minSize: 12,
    maxSize: 90,
    ...box,
  })

test.each(LANGUAGES)('a %s headline fills its box and stays inside', (language) => {
  const block = setText(SAMPLES[language], language)
  expect(block.width).toBeLessThanOrEqual(400)
  expect(block.height).toBeLessThanOrEqual(260)
  expect(block.size).toBeGreaterThan(20)
  expect(
    block.lines
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(SAMPLES[language].replaceAll(' ', ''))
})

test.each(LANGUAGES)(
  'every character of the %s sample has a glyph in a bundled font',
  (language) => {
    expect(drawable(SAMPLES[language], language)).toBe(SAMPLES[language])
  },
)

test('no line of Chinese or Japanese begins with a closing mark', () => {
  for (const language of ['zh', 'ja'] as const) {
    for (let maxWidth = 120; maxWidth <= 400; maxWidth += 20) {
      const block = setText(SAMPLES[language], language, { maxWidth, maxHeight: 800 })
      for (const line of block.lines) expect(line.text).not.toMatch(/^[，。、]/u)
    }
  }
})

test('Thai breaks between words and never inside one', () => {
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(SAMPLES.th)].map(
    ({ segment }) => segment,
  )
  const edges = new Set(
    words.map((_, index) => words.slice(0, index).join('').replaceAll(' ', '').length),
  )
  let length = 0
  for (const line of setText(SAMPLES.th, 'th', { maxWidth: 200, maxHeight: 800 }).lines) {
    expect(edges).toContain(length)
    length += line.text.replaceAll(' ', '').length
  }
})

test('lines are about equally long', () => {
  const { lines } = setText('Fresh pizza delivered to you in twenty minutes', 'en')
  const widths = lines.map((line) => line.width)
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.55)
})

test('text that cannot fit is cut with an ellipsis instead of running out', () => {
  const block = setText('word '.repeat(300), 'en', { maxWidth: 200, maxHeight: 60 })
  expect(block.lines.at(-1)?.text.endsWith('…')).toBe(true)
  expect(block.width).toBeLessThanOrEqual(200)
})

test('characters without a glyph, joiners and direction marks are left out', () => {
  expect(drawable('a\u200d\ufe0f\u202eb\u{10ffff}', 'en')).toBe('ab')
})

test('a line of Japanese does not begin with a particle or half a word', () => {
  for (let maxWidth = 120; maxWidth <= 400; maxWidth += 20) {
    const { lines } = setText('使用前と使用後、目に見えて落ち着いた肌へ', 'ja', {
      maxWidth,
      maxHeight: 800,
    })
    for (const { text } of lines) expect(text).not.toMatch(/^(?:[とにへて]|後|前)/u)
  }
})

test('no line ends within an hour', () => {
  for (let maxWidth = 120; maxWidth <= 400; maxWidth += 40) {
    const { lines } = setText('夜22:00〜翌2:00営業、火曜定休', 'ja', { maxWidth, maxHeight: 800 })
    for (const { text } of lines) expect(text).not.toMatch(/\d:$|^\d\d(?!:)/u)
  }
})

test.each(['تخفيضات الصيف', 'מבצע קיץ', 'ग्रीष्मकालीन बिक्री'])(
  'words of a script without a bundled typeface are refused by name: %s',
  (headline) => {
    expect(drawable(headline, 'en').trim()).toBe('')
    expect(() => requireWritable({ headline, language: 'en' })).toThrow(
      expect.objectContaining({ code: 'instruction_not_supported', details: { part: headline } }),
    )
  },
)

test.each(LANGUAGES)('words in %s are written', (language) => {
  expect(() => requireWritable({ headline: SAMPLES[language], language })).not.toThrow()
})

test('no little word stands alone on a line', () => {
  const { lines } = setText('Aceite de oliva virgen extra', 'es', { maxWidth: 150, maxHeight: 600 })
  expect(lines.map(({ text }) => text)).not.toContain('de')
})
