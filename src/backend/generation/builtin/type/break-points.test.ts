import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { unbreakablePieces } from './break-points.ts'
import { fitText } from './fit-text.ts'

/** Lines at one size in a narrow column: what doesn't fit has to break. */
function linesOf(text: string, language: Language, maxWidth: number): string[] {
  const block = fitText({
    text,
    style: { face: 'inter', weight: 700, tracking: 0, language },
    maxWidth,
    maxHeight: 2_000,
    maxLines: 40,
    minSize: 30,
    maxSize: 30,
  })
  expect(block.width).toBeLessThanOrEqual(maxWidth)
  return block.lines.map((line) => line.text)
}

const COLUMNS = [190, 220, 260, 300, 340, 420]

/** As a dictionary divides them, with compounds split into their words. */
const THAI = 'รองเท้า|วิ่ง|ทุก|รุ่น|ราคา|พิเศษ|เฉพาะ|วัน|นี้|กาแฟ|คั่ว|สด|ใหม่|ทุก|เช้า'.split('|')

test('Thai without a single space breaks to fit, and only where a word ends', () => {
  const ends = new Set(THAI.map((_, index) => THAI.slice(0, index + 1).join('').length))
  for (const maxWidth of COLUMNS) {
    const lines = linesOf(THAI.join(''), 'th', maxWidth)
    expect(lines.join(''), `in ${maxWidth} pixels`).toBe(THAI.join(''))
    expect(lines.length, `in ${maxWidth} pixels`).toBeGreaterThan(1)
    lines.reduce((end, line) => {
      expect(ends, `"${line}" in ${maxWidth} pixels`).toContain(end + line.length)
      return end + line.length
    }, 0)
  }
})

/** Characters that JIS X 4051 forbids at the start of a line, a few of each class. */
const NEVER_FIRST = [
  ...'、。，．・：；？！',
  ...'）］｝」』】〉》〕〗〙〟’”»',
  ...'ーゝゞヽヾ々〻',
  ...'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ',
  ...'‐゠〜～％…‥｡､｣',
]
/** And at its end. */
const NEVER_LAST = [...'（［｛「『【〈《〔〖〘〝‘“«¥＄￥']

test.each(NEVER_FIRST)('no line of Japanese begins with %s', (mark) => {
  for (const [before, after] of [
    ['新作', '発売'],
    ['コーヒー', 'ランチ'],
    ['SALE', 'TODAY'],
  ]) {
    const pieces = unbreakablePieces(`新発売${before}${mark}${after}登場`, 'ja')
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) expect(piece.startsWith(mark), pieces.join('|')).toBe(false)
  }
})

test.each(NEVER_LAST)('no line of Japanese ends with %s', (mark) => {
  for (const [before, after] of [
    ['新作', '発売'],
    ['コーヒー', '夏物'],
  ]) {
    const pieces = unbreakablePieces(`新発売${before}${mark}${after}登場`, 'ja')
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) expect(piece.endsWith(mark), pieces.join('|')).toBe(false)
  }
})

test('set in columns of any width, Japanese keeps its marks in place and every character', () => {
  const text = '「キャッシュバック、開催中！」シューズ・バッグ（新作）がチェーン店でぜーんぶ半額。'
  for (const maxWidth of [280, 300, 330, 370, 410, 480]) {
    const lines = linesOf(text, 'ja', maxWidth)
    expect(lines.join(''), `in ${maxWidth} pixels`).toBe(text)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(NEVER_FIRST, `"${line}" begins`).not.toContain(line[0])
      expect(NEVER_LAST, `"${line}" ends`).not.toContain(line.at(-1))
    }
  }
})

test('Chinese breaks inside a sentence, beside no mark it must not', () => {
  const text = '全新咖啡（限量），第二件半价：“早安”系列，马上预订！'
  for (const maxWidth of COLUMNS) {
    const lines = linesOf(text, 'zh', maxWidth)
    expect(lines.join('')).toBe(text)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(line, 'begins').not.toMatch(/^[，。：！）”]/u)
      expect(line, 'ends').not.toMatch(/[（“]$/u)
    }
  }
})

test.each([
  ['社区健身房年卡限时优惠', ['社区', '健身房', '年卡', '限时', '优惠']],
  ['周末亲子烘焙课', ['周末', '亲子', '烘焙课']],
  ['秋季羽绒服新品', ['秋季羽绒服', '新品']],
])('single characters of Chinese are words by two, or end the word before: %s', (text, words) => {
  expect(unbreakablePieces(text, 'zh')).toEqual(words)
})

test('Latin words in a line of Chinese stay whole, and so do figures with their unit', () => {
  const pieces = unbreakablePieces('夏日iPhone新品仅售50%起', 'zh')
  expect(pieces.some((piece) => piece.includes('iPhone'))).toBe(true)
  expect(pieces.some((piece) => piece.includes('50%'))).toBe(true)
})

test.each([
  ['น้ำสมุนไพรคเวลล์', ['น้ำ', 'สมุนไพร', 'คเวลล์']],
  ['แก้วเซรามิกทำมือ', ['แก้ว', 'เซรามิก', 'ทำมือ']],
  ['ร้านสเต๊กเปิดใหม่', ['ร้าน', 'สเต๊ก', 'เปิด', 'ใหม่']],
])('words that the dictionary cuts are whole in Thai: %s', (text, words) => {
  expect(unbreakablePieces(text, 'th')).toEqual(words)
})

test('what names which one stays with it, and so does a notice in its brackets', () => {
  expect(unbreakablePieces('Sérum com Vitamina C', 'pt')).toEqual(['Sérum ', 'com ', 'Vitamina C'])
  expect(unbreakablePieces('【アルバイト募集】駅前', 'ja')[0]).toBe('【アルバイト募集】')
})

test('spaced scripts break at their spaces and nowhere else', () => {
  expect(unbreakablePieces('지금 바로 만나보세요', 'ko')).toEqual(['지금 ', '바로 ', '만나보세요'])
  expect(unbreakablePieces('Jetzt neu: E-Bikes', 'de')).toEqual(['Jetzt ', 'neu: ', 'E-Bikes'])
})

test('numbers in groups, days with their month and stops in one are not parted', () => {
  expect(unbreakablePieces('Tel 05 61 00 12 34', 'fr')).toEqual(['Tel ', '05 61 00 12 34'])
  expect(unbreakablePieces('bis 30. November', 'de')).toEqual(['bis ', '30. November'])
  expect(unbreakablePieces('6,49 % eff. p. a.', 'de')).toContain('p. a.')
})

test('a Vietnamese word of two syllables is not torn', () => {
  expect(unbreakablePieces('Tiếng Anh giao tiếp miễn phí', 'vi')).toEqual([
    'Tiếng Anh ',
    'giao tiếp ',
    'miễn phí',
  ])
})

test.each<[string, Language, string, string]>([
  ['a name of two syllables', 'vi', 'Khai trương quán bún bò Cô Ba ở Đà Nẵng', 'Cô Ba '],
  ['from one hour to another', 'vi', 'Mở cửa 6h - 21h, 88 Lê Duẩn', '6h - 21h, '],
  ['a month and its day', 'zh', '活动时间5月1日至5月7日', '5月1日'],
  ['a month and its day', 'ko', '신청은 5월 1일부터', '5월 1일부터'],
])('%s is not torn: %s %s', (_what, language, text, whole) => {
  expect(unbreakablePieces(text, language).some((piece) => piece.includes(whole))).toBe(true)
})

test('a deal keeps its figures, and a comma between two of them parts them', () => {
  const pieces = unbreakablePieces('满200减50，11月1日', 'zh')
  expect(pieces.some((piece) => piece.includes('减50'))).toBe(true)
  expect(pieces.some((piece) => piece.startsWith('11月1'))).toBe(true)
})

test.each([
  ['zh', '云南 6 日小团', '6 日'],
  ['zh', '满 ¥800 包邮', '满 ¥800'],
  ['ja', '5月10日（日）7:00〜8:00、代々木公園', '7:00〜8:00'],
  ['ja', '7月25日（土）〜27日（月）10:00〜17:00', '27日（月'],
] as const)('in %s what is counted stays with its number: %s', (language, text, whole) => {
  expect(unbreakablePieces(text, language).some((piece) => piece.includes(whole))).toBe(true)
})
