import type { Language } from '../../../../contract/languages.ts'
import { joinThai } from './thai-words.ts'
import { isOneWord } from './vietnamese-words.ts'

/** Characters that must not start a line (closing marks, small kana, repetition and length marks) or end one. */
const NOT_FIRST =
  /^[、。，．・：；？！）］｝」』】〉》〕〗〙〟％…‥‐゠〜～｡､｣ーゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?;:%)\]}»”’]/u
const NOT_LAST = /[（［｛「『【〈《〔〖〘〝([{«“‘¥￥$＄€£₩฿₫]$/u
const WRITTEN_WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** Japanese particles and endings, and characters that are half a word without the previous one. */
const HANGS_ON = /^(?:\p{sc=Hiragana}{1,3}|\p{sc=Han})$/u
/** Units that mean nothing without the number before them. */
const UNITS =
  /^(?:[%€$£¥₩฿₫★°×]|(?:h|kg|g|km|m|m²|ml|cl|l|uhr|am|pm|gb|tb|mm|cm|btu|บาท|ล้านบาท|eur|usd|mbit|mbps|inch|mil|mio|mrd|tsd|millones|millón|milhões|milhão|millions?|millionen|nghìn|triệu|tỷ)(?!\p{L}))/iu
const COUNTER = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{1,2}(?![\p{L}])/u
/** These start a phrase although they look like particles. */
const BEGINS = /^(?:この|その|あの|どの|また|もっと|ぜひ|いま|さあ|すべて|あなた)$/u
const IDEOGRAPH_LAST = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]$/u
/** A longer phrase would leave no good place to break. */
const PHRASE_MAX = 7

const segmenters = new Map<Language, Intl.Segmenter>()

/**
 * Pieces of a text between which a line may break; spaces stay at the end of a piece. Chinese,
 * Japanese, and Thai break between words found by dictionary; Korean and all others at spaces.
 */
export function unbreakablePieces(text: string, language: Language): string[] {
  const pieces = text
    .split(/(?<=[^\S\u00a0\u202f])(?=\S)/u)
    .flatMap((word) => (WRITTEN_WITHOUT_SPACES.test(word) ? segment(word, language) : [word]))
  const joined = pieces.reduce<string[]>(joinForbidden, [])
  return language === 'vi' ? joined.reduce<string[]>(joinSyllables, []) : joined
}

function joinSyllables(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1)
  if (before !== undefined && isOneWord(before, piece, pieces.length === 1))
    pieces[pieces.length - 1] = before + piece
  else pieces.push(piece)
  return pieces
}

function joinForbidden(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1)
  const isForbidden =
    before !== undefined &&
    !/\s$/u.test(before) &&
    (NOT_FIRST.test(piece) || NOT_LAST.test(before) || /^\s+$/u.test(piece))
  // French separates punctuation with a space: « Mieux dormir » stays together at both ends.
  const isMark =
    before !== undefined && (/^[»!?;:]+[\s,.]*$/u.test(piece) || /(?:^|\s)«\s$/u.test(before))
  if (isForbidden || isMark || (before !== undefined && belongs(before, piece)))
    pieces[pieces.length - 1] = before + piece
  else pieces.push(piece)
  return pieces
}

const belongs = (before: string, piece: string): boolean =>
  isOneNumber(before, piece) ||
  isOneDay(before, piece) ||
  isNamedDay(before, piece) ||
  isOneRange(before, piece) ||
  isAbbreviated(before, piece) ||
  isOnePhrase(before, piece) ||
  isCounted(before, piece) ||
  isDealt(before, piece) ||
  isCutOff(before, piece) ||
  isOneFigure(before, piece) ||
  isOneLoan(before, piece) ||
  isInLenticular(before, piece) ||
  isNumbered(before, piece)

/** ハンド|メイド: short halves of one loanword. */
const isOneLoan = (before: string, piece: string): boolean =>
  /^[\p{sc=Katakana}ー]{1,3}$/u.test(before) && /^[\p{sc=Katakana}ー]{1,3}$/u.test(piece)

/** "Vitamina C", "Tecla 75": a word with the letter or number that specifies it. */
const isNumbered = (before: string, piece: string): boolean =>
  /(?:^|\s)\p{L}{3,9} $/u.test(before) && /^(?:\p{Lu}\s?|\p{Lu}?[1-9]\d?)$/u.test(piece)

/** 【アルバイト|募集】: the kind of notice in its brackets. */
const isInLenticular = (before: string, piece: string): boolean =>
  /【[^】]*$/u.test(before) && before.length + piece.length <= BRACKETED_MAX
const BRACKETED_MAX = 10

/** 05 61 00 12 34, (11) 90000-1234, 12 500: a number in groups. */
const isOneNumber = (before: string, piece: string): boolean =>
  /\d\)?\s$/u.test(before) && /^\d{2,5}(?:[\s–-]|$)/u.test(piece) && GROUPS.test(before)
const GROUPS = /^(?:\+?\(?\d{1,5}\)?[\s–-]?){1,7}$/u

/** 30. November, 1 February, 19 octobre, 5月1日: a day and its month. */
const isOneDay = (before: string, piece: string): boolean =>
  (/\d[月월]\s?$/u.test(before) && /^\d{1,2}(?:[日号일]|$)/u.test(piece)) ||
  (/(?:^|[^\d.,])\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s$/u.test(before) && MONTH.test(piece))
const MONTH =
  /^(?:jan|feb|fév|fev|ene|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|out|nov|dec|déc|dez|dic)\p{Ll}{0,7}(?!\p{L})/iu

/** 27日|（月）: a date and its day of the week. */
const isNamedDay = (before: string, piece: string): boolean =>
  /\d[日号일]\s?$/u.test(before) && /^[（(]/u.test(piece)

/** 6h - 21h, 7:00 – 22:00, 7:00〜8:00: a range of figures. */
const isOneRange = (before: string, piece: string): boolean =>
  (/\d\p{sc=Han}?[〜～~–]$/u.test(before) && /^\d/u.test(piece)) ||
  (/\d\S{0,4}\s$/u.test(before) && /^[-–—~〜]\s?$/u.test(piece)) ||
  (/(?:^|\s)\d\S{0,6} [-–—~〜]\s$/u.test(before) && /^\d/u.test(piece))

/** p. a., z. B.: abbreviations with periods. */
const isAbbreviated = (before: string, piece: string): boolean =>
  /(?:^|\s)\p{L}\.\s$/u.test(before) && /^\p{L}\./u.test(piece)

/** 22:00, 1/3, 3.5: the dictionary splits after the separator. */
const isOneFigure = (before: string, piece: string): boolean =>
  /\d[:：.,/]$/u.test(before) && /^\d/u.test(piece)

/** A figure and its unit: 72 %, 19 h, 12 kg, 1泊, 3名. */
const isCounted = (before: string, piece: string): boolean =>
  UNITS.test(piece)
    ? /\d\s?$/u.test(before)
    : /\d\s?$/u.test(before) &&
      COUNTER.test(piece) &&
      before.trim().length + piece.length <= PHRASE_MAX

/** 满|200, 减|50: threshold and discount stay with their figures. */
const isDealt = (before: string, piece: string): boolean =>
  /[满滿减減省赠贈]\s?$/u.test(before) && /^[¥￥$]?\d/u.test(piece)

/** A single character after a mark belongs to the following word: 周末，|慢一点. */
const isCutOff = (before: string, piece: string): boolean =>
  /^\p{sc=Han}$/u.test(before) && /^\p{sc=Han}{1,2}$/u.test(piece)

/** A line shouldn't start with what belongs to the word before: 使用|後, 通気|性, 家|で. */
const isOnePhrase = (before: string, piece: string): boolean =>
  IDEOGRAPH_LAST.test(before) &&
  HANGS_ON.test(piece) &&
  !BEGINS.test(piece) &&
  before.length + piece.length <= PHRASE_MAX

function segment(word: string, language: Language): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  const parts = [...segmenter.segment(word)].map(({ segment: part }) => part)
  const found = (language === 'th' ? joinThai(parts) : parts).flatMap((part) => part.split(LISTED))
  return language === 'zh' ? paired(found) : found
}

/** 减50，11月: a comma between two figures separates them, though a dictionary reads it as part of one number. */
const LISTED = /(?<=\d[，；])(?=\d)/u

const SINGLE = /^\p{sc=Han}$/u
const WORD = /^\p{sc=Han}{2,}$/u

/** 健身|房|年|卡|限|时: a character ends the word before it, and the remaining ones form words in pairs. */
function paired(found: string[]): string[] {
  const pieces: string[] = []
  let isOpen = false
  let glued = 0
  for (const [at, part] of found.entries()) {
    const isTaken: boolean = (isOpen || glued > 0) && SINGLE.test(part)
    glued -= 1
    if (isTaken) pieces[pieces.length - 1] += part
    else pieces.push(part)
    // 秋季|羽|绒|服, 健身|房|年|卡: it is unclear which of three belongs to the word, so none is split off.
    if (WORD.test(part) && part.length === 2 && runFrom(found, at + 1) === 3) glued = 3
    if (glued > 0) {
      isOpen = false
      continue
    }
    // A character followed by another one starts a word; otherwise it ends the word before it.
    isOpen = !isTaken && (SINGLE.test(part) || (WORD.test(part) && isOdd(found, at + 1)))
  }
  return pieces
}

/** How many single characters follow. */
function runFrom(found: string[], from: number): number {
  let end = from
  while (SINGLE.test(found[end] ?? '')) end += 1
  return end - from
}

const isOdd = (found: string[], from: number): boolean => runFrom(found, from) % 2 === 1
