/** A piece of a video, in seconds of its own time; without an end it runs to the last frame. */
export interface Span {
  from: number
  until?: number
}

/** Times as people write them in any of the ten languages. */
export interface Times {
  /** "from 2 to 5", or just "from 2". */
  range?: Span
  /** "the first 5 seconds". */
  first?: number
  /** "the last 3 seconds". */
  last?: number
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const UNIT = String.raw`\s*(?:seconds?|secs?|sekunden?|sek|segundos?|secondes?|giây|วินาที|秒钟|秒|초|s)(?![a-z])`
/** Words before the number in "second 2", "第2秒", "giây thứ 2". */
const NAMED = String.raw`(?:the\s|dem\s|del?\s|(?:second|sekunde|segundo|la seconde|seconde|giây)\s(?:thứ\s)?|วินาทีที่\s*|第)?`
const UNTIL = String.raw`\s*(?:to|until|till|and|bis(?:\szu)?|und|hasta|al?|y|à|et|até|ao|a|e|đến|tới|và|到|至|から|부터|에서|ถึง|–|-)\s*`
const FROM = String.raw`(?:from|after|starting at|ab|von|desde|à partir de|a partir de|từ|从|จาก|ตั้งแต่)\s*`

const RANGE = new RegExp(`${NUMBER}(?:${UNIT})?${UNTIL}${NAMED}${NUMBER}`, 'iu')
const BEGINNING = new RegExp(
  `${FROM}${NAMED}${NUMBER}|${NUMBER}${UNIT}(?:から|부터|开始|(?=\\s*onwards?))`,
  'iu',
)
const HAS_UNIT = /\d\s*s(?![a-z])|second|\bsecs?\b|sekunde|\bsek\b|segundo|giây|วินาที|秒|초/iu

const FIRST = String.raw`first|ersten?|primer[oa]?s?|premi[eè]res?|premiers?|primeir[oa]s?|đầu(?:\stiên)?|前|最初の|最初|처음|첫|แรก`
const LAST = String.raw`last|final|letzten?|últim[oa]s?|derni[eè]res?|cuối(?:\scùng)?|最后|最後の|最後|末尾|마지막|สุดท้าย`
const near = (word: string) =>
  new RegExp(
    `(?:${word})\\s*${NUMBER}${UNIT}|${NUMBER}\\s*(?:(?:${word})\\s*)?${UNIT}\\s*(?:${word})|${NUMBER}\\s(?:${word})${UNIT}`,
    'iu',
  )
const FIRST_SECONDS = near(FIRST)
const LAST_SECONDS = near(LAST)

/** Reads the times in an instruction; ratios such as 9:16 and factors such as 2x are not times. */
export function readTimes(instruction: string): Times {
  const text = clockToSeconds(instruction)
  if (!HAS_UNIT.test(text)) return {}
  const first = numberIn(FIRST_SECONDS.exec(text))
  const last = numberIn(LAST_SECONDS.exec(text))
  const range = rangeIn(text)
  return {
    ...(range ? { range } : {}),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
  }
}

function rangeIn(text: string): Span | null {
  const [, a, b] = RANGE.exec(text) ?? []
  if (a && b && toNumber(b) > toNumber(a)) return { from: toNumber(a), until: toNumber(b) }
  const from = numberIn(BEGINNING.exec(text))
  return from === undefined ? null : { from }
}

/** "0:05" is five seconds, but "9:16" a shape, so a time needs two digits after the colon. */
const clockToSeconds = (text: string): string =>
  text.replace(/(?<![\d:])(0?\d):([0-5]\d)(?![\d:])/gu, (clock, minutes, seconds) =>
    clock === '9:16' ? clock : `${Number(minutes) * 60 + Number(seconds)} s`,
  )

const toNumber = (text: string): number => Number(text.replace(',', '.'))

function numberIn(match: RegExpExecArray | null): number | undefined {
  const text = match?.slice(1).find((group) => group !== undefined)
  return text === undefined ? undefined : toNumber(text)
}
