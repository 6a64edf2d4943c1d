import type { Language } from '../../../../contract/languages.ts'

interface Named {
  /** `month:12`, `day:0`: the same in every language. */
  token: string
  names: string[]
}

/** A pattern that never matches. */
const NEVER = '(?!)'
const CJK_DAYS = '日一二三四五六'
const JAPANESE_DAYS = '日月火水木金土'
const NUMBERED_MONTH = /(\d{1,2}) ?[月월]|tháng (\d{1,2})/giu
/** `so` and `mar` are ordinary words, except next to a figure. */
const BESIDE_FIGURE = (name: string) =>
  `(?<=\\d(?:st|nd|rd|th)?[.]? ?(?:de )?)${name}|${name}(?=[.]? \\d)`

/** The weekdays and months that a text names, as language-independent tokens, sorted. */
export function datesOf(text: string, language: Language): string[] {
  const found: string[] = []
  const { pattern, tokens } = namesIn(language)
  for (const [name] of text.matchAll(pattern)) found.push(tokens.get(name.toLowerCase()) ?? name)
  for (const [, glued, named] of text.matchAll(NUMBERED_MONTH))
    found.push(`month:${Number(glued ?? named)}`)
  for (const [, day = ''] of text.matchAll(/(?:周|週|星期|礼拜)([日天一二三四五六])/gu))
    found.push(`day:${CJK_DAYS.indexOf(day.replace('天', '日'))}`)
  for (const [, day = ''] of text.matchAll(/([日月火水木金土])曜/gu))
    found.push(`day:${JAPANESE_DAYS.indexOf(day)}`)
  return found.sort()
}

interface Names {
  pattern: RegExp
  tokens: Map<string, string>
}

const known = new Map<Language, Names>()

function namesIn(language: Language): Names {
  const before = known.get(language)
  if (before) return before
  const long = [...monthsIn(language, 'long'), ...daysIn(language, 'long')]
  const short = monthsIn(language, 'short')
  const tokens = new Map(
    [...short, ...long].flatMap(({ token, names }) =>
      names.map((name): [string, string] => [name.toLowerCase(), token]),
    ),
  )
  const exact = (names: Named[]) => names.flatMap((one) => one.names.map(escaped))
  const parts = [...exact(long), ...exact(short).map(BESIDE_FIGURE)]
  // In English, `may` and `march` are also verbs, so case matters.
  const flags = language === 'en' ? 'gu' : 'giu'
  const edge = language === 'th' ? ['', ''] : ['(?<!\\p{L})', '(?![\\p{L}])']
  const names = {
    pattern: new RegExp(`${edge[0]}(?:${parts.join('|') || NEVER})${edge[1]}`, flags),
    tokens,
  }
  known.set(language, names)
  return names
}

/** Numbered months, and Chinese and Japanese weekdays, are matched by their characters instead. */
const namedAt = (token: string, names: string[]): Named => ({
  token,
  names: [...new Set(names.map((name) => name.replace(/\.$/, '')))].filter(
    (name) => !/\d|[\p{sc=Han}]/u.test(name),
  ),
})

const monthsIn = (language: Language, style: 'long' | 'short'): Named[] =>
  Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2026, month, 15))
    const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(date)
    return namedAt(`month:${month + 1}`, [alone])
  })

const daysIn = (language: Language, style: 'long' | 'short'): Named[] =>
  Array.from({ length: 7 }, (_, day) => {
    // 4 January 2026 is a Sunday.
    const date = new Date(Date.UTC(2026, 0, 4 + day))
    const name = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(date)
    const bare = name.replace(/-feira$/, '').replace(/^วัน/, '')
    return namedAt(`day:${day}`, [bare])
  })

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
