import type { Reading } from './clauses/reading.ts'
import { entriesOf, pattern } from './clauses/word-lists.ts'
import { ADDRESS } from './grammar/address/index.ts'
import { GRAMMARS } from './grammar/index.ts'
import { TALK } from './grammar/talk/index.ts'

/** Syllables that identify Vietnamese even without diacritics: no other word in a brief looks like them. */
const SYLLABLES =
  'không|được|người|khách|tặng|miễn|phí|giảm|giá|mừng|tuyển|nhân|viên|nhận|liên|hệ|đặt|hàng|tiền|lương|triệu|nghìn|đồng|quán|phòng|bán|món|nước|đẹp|nổi|bật|chữ|nền|hình|đỏ|xanh|vàng|trắng|hồng|phong cách|hiện đại|sang trọng|đơn giản|giúp|mình|cần gấp|kinh nghiệm|phục vụ|ca tối|ca sáng|bao cơm|toàn bộ|từ|đến|ngày|tháng|giờ|mỗi|chỉ|còn|trả góp|bảo hành|chính hãng|khai trương|ưu đãi|khuyến mãi|đăng ký|học phí|khóa học|căn hộ|nội thất|sổ hồng|chung cư|cho thuê|địa chỉ|đường|quận|làm màu|làm đơn giản|làm dễ đọc|làm dễ nhìn|phòng trọ|máy lạnh|giờ giấc|tự do|làm nổi bật|làm sang trọng|làm giúp|làm cho|hỗ trợ|sổ riêng|sổ đỏ|đất nền|tỷ|trệt|lầu|mặt tiền|chính chủ|gần chợ|dễ đọc|dễ nhìn'

const MARKS = /[\u0300-\u036f]/gu

/** The same letters without their diacritics, one for one. */
const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

interface Marked {
  /** From the spelling without diacritics to the one with them. */
  words: Map<string, string>
  source: string
}
let made: Marked | undefined

/** Everything the Vietnamese grammar knows, keyed by its spelling without diacritics. */
function marked(): Marked {
  if (made) return made
  const lists = [GRAMMARS.vi, ADDRESS.vi, TALK.vi].flatMap((group) => listsIn(group))
  const phrases = lists
    .flatMap(entriesOf)
    .map((entry) => entry.replace(/ …$/u, '').normalize('NFC').toLowerCase())
    .filter((entry) => /^\p{L}+(?: \p{L}+)+$/u.test(entry))
  const words = new Map<string, string>()
  for (const phrase of [...phrases, ...entriesOf(SYLLABLES)]) {
    const bare = withoutMarks(phrase)
    if (bare !== phrase && !words.has(bare)) words.set(bare, phrase)
  }
  const source = [...words.keys()].sort((one, other) => other.length - one.length).join('|')
  made = { words, source: `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}])` }
  return made
}

const listsIn = (group: object): string[] =>
  Object.values(group).flatMap((value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? listsIn(value) : []
  })

/** Whether any letter has a diacritic. */
export const hasMarks = (text: string): boolean => withoutMarks(text) !== text.normalize('NFD')

/** At least this many known words make unmarked text Vietnamese and no other language. */
const KNOWN_LEAST = 3
const READ_MAX = 600

/** "giam gia 30% … dat hang ngay": Vietnamese typed in a hurry, whatever the interface language. */
export function isUnmarked(text: string): boolean {
  const read = text.slice(0, READ_MAX).toLowerCase()
  if (hasMarks(read)) return false
  const found = new Set(
    (read.match(pattern(marked().source, 'gu')) ?? []).filter((word) => word.length > SHORT_MAX),
  )
  return found.size >= KNOWN_LEAST
}
/** "ban" and "mon" are also words in other languages. */
const SHORT_MAX = 4

/** Restores the diacritics letter by letter so that the text can be read. */
export function withMarks(text: string): string {
  const { words, source } = marked()
  return text.replace(pattern(source, 'giu'), (bare) => {
    const phrase = words.get(bare.toLowerCase()) ?? bare
    return [...phrase]
      .map((letter, at) => (/\p{Lu}/u.test(bare[at] ?? '') ? letter.toUpperCase() : letter))
      .join('')
  })
}

/** Turns a reading back into the text as typed, without the restored diacritics. */
export function asTyped(reading: Reading, text: string): Reading {
  const typed = text.toLowerCase()
  const bare = <T extends string | null>(words: T): T | string =>
    words !== null && typed.includes(withoutMarks(words).toLowerCase())
      ? withoutMarks(words)
      : words
  return {
    ...reading,
    headline: bare(reading.headline),
    subline: bare(reading.subline),
    scene: bare(reading.scene),
    author: bare(reading.author),
    cta: bare(reading.cta),
    captions: reading.captions.map(bare),
    clauses: reading.clauses.map((clause) => ({
      ...clause,
      text: bare(clause.text),
      prices: clause.prices.map((price) => ({ ...price, text: bare(price.text) })),
    })),
  }
}
