import type { Grammar } from '../grammar/grammar.ts'
import { LOWERED_AFTER, LOWERED_BETWEEN, LOWERED_PAIRS } from '../grammar/lowered.ts'
import type { Amount } from './amounts.ts'
import { endsWith, entriesOf, pattern } from './word-lists.ts'

/** How far around an amount its context is read. */
export const WINDOW = 28
/** Letters of scripts with spaces between words. */
const LATIN = 'a-zà-ɏạ-ỹ'
const ARROW = '\\s?(?:→|->|=>|⇒|➡️?|➜)'
const MARKS = '[\\s,;，、–—-]*'

/** "$28, now $21", "59 € – reduziert auf 39 €", "320k giảm còn 259k": the text between the old and the new price. */
const MOVE = `(?:${ARROW})?${MARKS}(?:${LOWERED_BETWEEN})?[\\s:：]*`
const IS_MOVE = new RegExp(`^(?:${ARROW}\\s?|${MOVE})$`, 'iu')
const MOVE_PRICED = new RegExp(
  `^${MARKS}(?:${LOWERED_BETWEEN})[\\s:：]*(?:[A-Z]{0,3}[$€£¥₩฿₫]|(?=\\d))`,
  'iu',
)

/** Whether a comma leads to a lower price: ", now $21". */
export const goesOnToPrice = (before: string, after: string): boolean =>
  /\d[万만千천억]*\s?(?:[$€£¥₩฿₫]|[A-Z]{3}|kr|zł|đ|k|元|块|円|원|บาท)?$/u.test(before) &&
  MOVE_PRICED.test(after)

/** "38만원 → 조기등록 32만원": an arrow may be followed by who gets the lower price or since when. */
const IS_ARROW = new RegExp(`^${ARROW}\\s?[\\p{L}\\p{M} ]{0,14}$`, 'iu')

/** A comma or space alone is no price change. */
const moves = (between: string): boolean =>
  (/[\p{L}→>⇒➡➜]/u.test(between) && IS_MOVE.test(between)) || IS_ARROW.test(between)

/** Whether the words around an old, higher sum say that the price came down. */
export const isLowering = (before: string, between: string, grammar?: Grammar): boolean =>
  moves(between) ||
  isPair(before, between) ||
  (grammar !== undefined && isMovedBy(grammar, before, between))

/** Ends a price change behind its new price: "gesenkt", に値下げ, "으로 인하". */
export const LOWERED_END = new RegExp(`^\\s*(?:${LOWERED_AFTER})[\\s.。!！]*$`, 'iu')

/** Opens a price change before its old price: "reduced from", "passe de", 从. */
export const LOWERED_OPENING = new RegExp(
  `(?<![${LATIN}])(?:${LOWERED_PAIRS.map(([opening]) => opening).join('|')})$`,
  'iu',
)

/** "49,90", "1.899": formatted like a sum. */
const isWithCents = (amount: Amount | undefined): boolean =>
  amount?.kind === 'number' && /[.,]\d{2,3}$/u.test(amount.text)

/** 「13,200円（税込）→ 9,900円（税込）」: the bracketed note behind the old price. */
const NOTE =
  /^\s?[（(](?:税込|税抜|税別|含税|含稅|부가세 ?포함|tax incl\p{L}*|inkl\p{L}*\.? (?:mwst|ust)\.?|ttc|iva incl\p{L}*)[）)]/iu

/** Index of the first of two amounts a sentence lowers: "from $9 to $7", "9円→7円". */
export function movedOf(text: string, amounts: Amount[], grammar: Grammar): number {
  return amounts.findIndex((amount, index) => {
    const next = amounts[index + 1]
    const isSum = next?.kind === 'money' || (isWithCents(amount) && isWithCents(next))
    if (!next) return false
    if (isNamedMove(text, amount, next, grammar)) return amount.value > next.value
    if (!isSum || amount.kind === 'percent' || amount.value <= next.value) return false
    if (isInDate(text, amount)) return false
    const between = text.slice(amount.end, next.start).replace(NOTE, '')
    if (between.length > WINDOW) return false
    const before = text.slice(Math.max(0, amount.start - WINDOW), amount.start)
    return isLowering(before, between, grammar)
  })
}

/** "Trước 1/6 còn 2,9 triệu": a date is no former price. */
const isInDate = (text: string, { kind, start, end }: Amount): boolean =>
  kind === 'number' &&
  (/\d{1,2}[/.]$/u.test(text.slice(0, start)) || /^[/.]\d{1,2}(?!\d)/u.test(text.slice(end)))

/** 原价2600 现价900, "ปกติ 2600 เหลือ 900": both sums are named, so they need no currency. */
const isNamedMove = (text: string, amount: Amount, next: Amount, { was, now }: Grammar): boolean =>
  amount.kind === 'number' &&
  next.kind === 'number' &&
  /\d\d/u.test(amount.text) &&
  endsWith(text.slice(Math.max(0, amount.start - WINDOW), amount.start), was.before) &&
  (isOnly(text.slice(amount.end, next.start), now.before) ||
    WHO_PAYS.test(text.slice(amount.end, next.start)))

/** 学生价: who gets the lower price. */
const WHO_PAYS = /^[\s,，、/]*(?:学生|学员|教师)价[\s:：]*$/u

const isOnly = (between: string, list: string): boolean =>
  endsWith(between, list) &&
  entriesOf(list).includes(between.replace(/^[\s,，、/→·-]+|[\s:：]+$/gu, ''))

const PAIRS = LOWERED_PAIRS.map(
  ([opening, between]) =>
    [
      new RegExp(`(?<![${LATIN}])(?:${opening})\\s*$`, 'iu'),
      new RegExp(`^\\s*(?:${between})\\s*$`, 'iu'),
    ] as const,
)

/** "Reduced from $9 to $7", "passe de 15 € à 11 €". */
const isPair = (before: string, between: string): boolean =>
  PAIRS.some(([opening, joining]) => joining.test(between) && opening.test(before))

function isMovedBy(grammar: Grammar, before: string, between: string): boolean {
  if (grammar.moved === '') return false
  const source = grammar.moved.replaceAll('{a}', '\ue002').replaceAll('{b}', '\ue003')
  return pattern(source).test(`${before}\ue002${between}\ue003`)
}

/** "390 บาท จาก 590 บาท", "now £65, down from £85": the former price follows the lower one. */
export const isLoweredFrom = (text: string, last: Amount | undefined, amount: Amount): boolean =>
  last !== undefined &&
  last.kind === 'money' &&
  last.value < amount.value &&
  CAME_FROM.test(text.slice(last.end, amount.start))

const CAME_FROM =
  /^[\s,(（]*(?:จาก|(?:down |reduced |cut |marked down )from|(?:gesenkt|reduziert|runter|herabgesetzt) von|(?:rebajad[oa]s?|reducid[oa]s?) (?:de|desde)|(?:au lieu|réduite?s?|baissée?s?) de|(?:reduzid[oa]s?|baixad[oa]s?) de|(?:giảm|hạ) từ)\s*$/iu
