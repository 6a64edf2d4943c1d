import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { bracketThen } from './bracket-then.ts'
import { namedThen } from './called.ts'
import { isInPromise, isInSaying } from './kept-deals.ts'
import { isBesideCall, isKoreanGap } from './korean-gaps.ts'
import { isLastYear } from './last-year.ts'
import { lateWish } from './late-wish.ts'
import { BREAK } from './marks.ts'
import { goesOnToPrice } from './price-moves.ts'
import { runOns } from './run-on.ts'
import { runOnPrices } from './run-on-prices.ts'
import { isSignGap, isWideGap, WIDE_SPACE } from './sign-gaps.ts'
import { spokenParts } from './spoken-parts.ts'
import { isThaiGap } from './thai-gaps.ts'
import { trimmed } from './trimmed.ts'
import { beginsWith, plain } from './word-lists.ts'

/** Splits a sentence into clauses: at commas, dashes and bars outside brackets and numbers. */
export function clausesOf(sentence: string, language: Language, grammar: Grammar): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  const cut = (from: number, to: number) => {
    found.push(sentence.slice(start, from))
    start = to
  }
  for (let at = 0; at < sentence.length; at += 1) {
    const mark = sentence[at]!
    if ('([（【'.includes(mark)) depth += 1
    else if (')]）】'.includes(mark)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && isParting(sentence, at, language, grammar)) cut(at, at + 1)
    else if (depth === 0) cutBeside(sentence, at, cut)
  }
  found.push(sentence.slice(start))
  return found
    .flatMap(namedThen)
    .flatMap((clause) => bracketThen(clause, grammar))
    .flatMap((clause) => spokenParts(clause, language))
    .flatMap((clause) => runOns(clause, language))
    .flatMap((clause) => lateWish(clause, language, grammar))
    .flatMap((clause) => runOnPrices(clause, grammar))
    .map((clause) => (/[:：]\s*$/u.test(clause) ? `${trimmed(clause)}:` : trimmed(clause)))
    .filter((clause) => /[\p{L}\p{N}\ue000]/u.test(clause))
}

/** Cuts next to a mark that stays or opens something. */
function cutBeside(sentence: string, at: number, cut: (from: number, to: number) => void): void {
  const mark = sentence[at]!
  if (':：'.includes(mark) && isLead(sentence, at)) cut(at + 1, at + 1)
  else if (mark === ':' && isSumOfAll(sentence, at)) cut(at, at + 1)
  else if (mark === '#' && beginsTags(sentence, at)) cut(at, at)
}

/** "… no. 1104821 #adoptdontshop #kittens": trailing hashtags do not belong to the text before them. */
const beginsTags = (text: string, at: number): boolean =>
  at > 1 &&
  /^#\p{L}[\p{L}\p{M}\p{N}_]+(?:\s+#[\p{L}\p{M}\p{N}_]+)*[\s.!]*$/u.test(text.slice(at)) &&
  /(?<![#@]\S*)\s$/u.test(text.slice(Math.max(0, at - 24), at)) &&
  !/(?:hashtags?|with|under|mit|unter|avec|con|com|bajo|sob|với|dùng):? $/iu.test(text.slice(0, at))

function isParting(text: string, at: number, language: Language, grammar: Grammar): boolean {
  const mark = text[at]!
  if (mark === ' ') return isGap(text, at, language, grammar) && !isMovement(text, at, grammar)
  if ('–—-'.includes(mark)) return isDash(text, at) && !isPriceGoingOn(text, at)
  if (mark === BREAK) return true
  if (mark === WIDE_SPACE) return isWideGap(text, at)
  if ('|｜'.includes(mark)) return true
  if (mark === '•') return text[at - 1] === ' '
  // "Headline / subline / price": between words, but not in "and / or" or "1 / 3".
  if (mark === '/')
    return text[at - 1] === ' ' && text[at + 1] === ' ' && !SLASHED.test(text.slice(0, at))
  return isComma(text, at, language)
}

const SLASHED = /(?:(?<!\d[:h.]\d?)\d|(?<!\p{L})(?:and|und|et|y|e|và)) $/u

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && /\d/.test(character)

function isComma(text: string, at: number, language: Language): boolean {
  const mark = text[at]!
  if (mark === '，' || mark === ',')
    return (
      !(isDigit(text[at - 1]) && isDigit(text[at + 1])) &&
      !isInDate(text, at) &&
      !isInDeal(text, at) &&
      !isInTagline(text, at) &&
      !isInPromise(text, at) &&
      !isInSaying(text) &&
      !isLastYear(text.slice(0, at)) &&
      !NUMBERED.test(text.slice(at + 1, at + 24)) &&
      !isPriceGoingOn(text, at)
    )
  return (
    mark === '、' &&
    language === 'ja' &&
    !PARTICLE_ENDS.test(text.slice(0, at)) &&
    !RATHER_ENDS.test(text.slice(0, at))
  )
}

/** "… regulated by the SRA, no. 640218": a registration number stays with what it registers. */
const NUMBERED =
  /^\s?(?:(?:reg(?:istered|istration|istro)?\.? |charity |licen[cs]e |firm |company )?(?:no|nr|núm|num|nº|n°|№)\.?|số) ?[:.]? ?[A-Z]{0,3}[\d-]{4,}/iu

/** 「朝の一杯を、豆から」: an ending in a particle means nothing without what follows. */
const PARTICLE_ENDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][をへ]$/u

/** 「買わずに、迎えよう」: the negation means nothing without the alternative. */
const RATHER_ENDS = /^(?:買わずに|買わないで|捨てずに|捨てないで)$/u

/** 「通勤路上，安静一点。」: a place or time and its mood form one tagline. */
const isInTagline = (text: string, at: number): boolean =>
  /^\p{sc=Han}{1,6}(?:路上|途中|时候|时光|时刻|午后|清晨|早晨|夜里|夜晚|家里|身边|周末|冬天|夏天|每一天)$/u.test(
    text.slice(0, at),
  ) && /^[，,]\p{sc=Han}{1,5}(?:一点|一些|一下)[。！!]?$/u.test(text.slice(at))

const isPriceGoingOn = (text: string, at: number): boolean =>
  goesOnToPrice(text.slice(Math.max(0, at - 16), at).trimEnd(), text.slice(at, at + 32))

const COUNT =
  '(?:[\\p{N}一二两三四五]{1,2}|(?:one|two|three|ein(?:e|en|s)?|zwei|drei|une?|deux|trois|una?|dos|tres|uma?|dois|duas|três|một|hai|ba)(?!\\p{L}))'
const TAKE = new RegExp(
  `(?<!\\p{L})(?:buy|take|pick|achat d['’]|leve|compre|lleva|llévate|compra|prenez|achetez|pour|kauf\\p{L}*|nimm|mua|chọn|买|買)(?: \\p{L}+)? ?${COUNT}(?: \\p{L}+){0,4}$`,
  'iu',
)
const GET = new RegExp(
  `^[,，] ?(?:get|pay|pague|paga|payez|recevez|obtenez|bezahl\\p{L}*|zahl\\p{L}*|erhalt\\p{L}*|bekomm\\p{L}*|llévate|lleva|obtén|leve|receba|nhận|tặng|trả|送|付)(?!\\p{Ll}{4}) ?(?:\\p{L}+ )?${COUNT}`,
  'iu',
)

/** ", la troisième à 1 €", ", the third free": the reward for the purchase before it. */
const NEXT_ONE =
  /^[,，] ?(?:the |das |der |die |la |le |l'|el |a |o )?(?:2nd|3rd|4th|second|third|fourth|zweite[rs]?|dritte[rs]?|vierte[rs]?|deuxième|troisième|quatrième|2e|3e|segund[ao]|tercer[ao]?|terceir[ao]|[234][.ªº])(?!\p{L})/iu

/** "Leve 3, pague 2": half of it would promise something else. */
const isInDeal = (text: string, at: number): boolean => {
  const after = text.slice(at, at + 24)
  const isEarned = GET.test(after) || NEXT_ONE.test(after) || GIVEN.test(after)
  return isEarned && TAKE.test(text.slice(Math.max(0, at - 48), at))
}

/** ", free shipping" behind "buy 2": only for those who buy two. */
const GIVEN =
  /^[,，] ?(?:and |und |et |y |e )?(?:free(?! from)|ships? free|gratis|versandkostenfrei|kostenlos\p{L}*|livraison (?:offerte|gratuite)|offert|env[ií]o grat|frete gr[aá]tis|miễn phí|freeship|包邮|免|送)/iu
const WEEKDAY =
  /(?<!\p{L})(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mié|jeu|jue|ven|vie|sam|sáb|dim|dom|seg|ter|qua|qui|sex|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)\.?$/iu

/** "Sat, 9 Aug", "3, 4 and 5 October": the comma lies within one date. */
function isInDate(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 32)
  if (!/^ ?\d{1,2}(?!\d)/u.test(after)) return false
  const before = text.slice(Math.max(0, at - 16), at)
  if (WEEKDAY.test(before))
    return !/^ ?\d{1,2}(?:[:h]\d\d|\.\d\d(?!\.)|\s?(?:uhr|h|am|pm)(?!\p{L}))/iu.test(after)
  return (
    /(?<![\d.,])\d{1,2}\.?$/u.test(before) &&
    /^ ?\d{1,2}\.?(?:, ?\d{1,2}\.?)* (?:and|und|et|y|e|&|và|\+) \d{1,2}/u.test(after)
  )
}

/** "590 บาท เหลือ 390 บาท": the old and the new price stay together. */
const isMovement = (text: string, at: number, grammar: Grammar): boolean =>
  SUM_ENDS.test(text.slice(Math.max(0, at - 20), at)) &&
  (/^จาก ?\d/u.test(text.slice(at + 1, at + 8)) ||
    [grammar.now.before, grammar.was.before].some((words) =>
      beginsWith(plain(text.slice(at + 1, at + 40)), words),
    ))

const SUM_ENDS = /\d\s?(?:บาท|฿|[元円块원]|[万만]\s?[円원])?[^\p{L}\p{M}\d]{0,4}$/u

/** Whether a space separates clauses, as in Chinese, Japanese and Thai; a number keeps its unit. */
function isGap(text: string, at: number, language: Language, grammar: Grammar): boolean {
  if (language === 'th') return isThaiGap(text, at)
  if (language === 'ko') return isKoreanGap(text, at) || isBesideCall(text, at, grammar)
  return (language === 'zh' || language === 'ja') && isSignGap(text, at)
}

/** A dash between words, not a range of numbers. */
function isDash(text: string, at: number): boolean {
  if (text[at - 1] !== ' ' || text[at + 1] !== ' ') return false
  const before = text.slice(Math.max(0, at - 10), at)
  const after = text.slice(at + 1, at + 10)
  const isRange = /[\d%€$£]\s?$/u.test(before) && /^\s*[\d€$£]/u.test(after)
  // "£149 – in store only": a sum does not start a date range.
  if (!isRange && /(?:[€$£¥]\s?\d[\d.,]*|\d\s?[€$£%])\s$/u.test(before)) return true
  // "27 Mar. – 7 Apr."
  return !isRange && !/\d\.?\s?[\p{L}\p{M}.]{0,6}\s$/u.test(before)
}

/** "Fig tree, 120 cm, pot included: 59 €": the price is for everything, not for the pot. */
const isSumOfAll = (text: string, at: number): boolean =>
  INCLUDED.test(text.slice(0, at)) &&
  /^ ?(?:[A-Z]{0,3}[€$£¥₩฿₫] ?\d|\d[\d.,]* ?[€$£¥₩฿₫])/u.test(text.slice(at + 1, at + 16))
const INCLUDED =
  /,[^,:]*(?:includ\p{L}+|inclus\p{L}*|inkl\p{L}*|inbegriffen|compris\p{L}*|incluid\p{L}+|incluíd\p{L}+|bao gồm|kèm) ?$/iu

/** "We're hiring: Data Analyst" is an introduction; "Tickets: bluehour.live" and "9:00" stay together. */
function isLead(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 40)
  if (text[at] === ':' && !/^\s/u.test(after)) return false
  return !/^\s*(?:[\d+(£€$¥#@]|[A-Z]{2}\d{2} \d{4}|[^\s]{1,30}[.@/][^\s])/u.test(after)
}
