/** Spellings of units and currencies, by the sign they are normalized to: `89 Euro` and `€89` mean the same. */
const UNITS: Record<string, string> = {
  '€': 'eur(?:os?)?',
  $: 'us\\$|usd|dollars?|dólares',
  '£': 'gbp|pounds?|pfund',
  '₩': 'krw|원',
  '￥': '円|yen|jpy',
  元: '人民币|元|块|rmb|cny|yuan',
  '฿': 'บาท|thb|baht',
  '₫': 'đồng|vnđ|vnd|đ',
  '%': 'percent|per cent|prozent|por ?ciento|por ?cento|pour ?cent|phần trăm|เปอร์เซ็นต์|퍼센트|パーセント|百分点',
  M: 'million(?:en|s)?|mio|millones|milh(?:ão|ões)|triệu|ล้าน|百万|백만',
  K: 'thousand|tausend|nghìn|ngàn|พัน|千|천',
}
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

const AFTER = Object.entries(UNITS).map(([sign, words]) => ({
  sign,
  pattern: new RegExp(`(?<=\\d) ?(?:${bounded(words)})`, 'gu'),
}))
const BEFORE = Object.entries(UNITS).map(([sign, words]) => ({
  sign,
  pattern: new RegExp(`(?<!\\p{L})(?:${words}) ?(?=\\d)`, 'gu'),
}))

/** A letter right after the unit makes it a different word; scripts without spaces have no such boundary. */
function bounded(words: string): string {
  return words
    .split('|')
    .map((word) => (WIDE.test(word) ? word : `${word}(?!\\p{L})`))
    .join('|')
}

const SIGN = '[\\p{Sc}元%‰MK]'
const FIGURE = new RegExp(
  `(?<minus>(?<![\\p{L}\\d.,])[-–] ?)?(?<before>${SIGN})? ?(?<number>\\d+(?:[.,:'’]\\d+| \\d{3}(?!\\d))*) ?(?<after>${SIGN}(?![a-z]))?(?<glued>[a-z]+|[\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Katakana}])?`,
  'gu',
)
/** Suffixes that change the value of a figure. Other words after digits differ by language. */
const SCALES = /^(?:[万萬億亿百만억折割]|k|m|mk|bn|tr|x)$/u
const NUMBERED_MONTH = /\d{1,2} ?[月월]|(?<=tháng )\d{1,2}/giu

/**
 * Every figure of a text with its sign, normalized and sorted. In a translation, the words after figures
 * differ, so only those that change the value count.
 */
export function figuresOf(text: string, { isTranslated = false } = {}): string[] {
  const found: string[] = []
  const read = isTranslated ? text.replace(NUMBERED_MONTH, ' ') : text
  for (const { groups = {} } of inOneWriting(read).matchAll(FIGURE)) {
    const { minus, before = '', number = '', after = '', glued = '' } = groups
    const scale = isTranslated && !SCALES.test(glued) ? '' : glued
    const signs = [before, after].sort().join('')
    found.push(`${minus ? '-' : ''}${number}${signs}${scale}`)
  }
  return found.sort()
}

function inOneWriting(text: string): string {
  let read = text.toLowerCase().normalize('NFKC').replaceAll('\u2212', '-').replace(/\s+/gu, ' ')
  read = read.replace(/\p{Nd}/gu, latinDigit)
  for (const { sign, pattern } of AFTER) read = read.replace(pattern, sign)
  for (const { sign, pattern } of BEFORE) read = read.replace(pattern, sign)
  return read
}

/** In every script, digits form runs of ten code points that start at an even one. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
