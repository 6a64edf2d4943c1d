/** Lines as index ranges of their pieces. */
export type Rows = [number, number][]

/** More pieces than this are running text, where single breaks don't stand out. */
const PIECES_MAX = 64
const ENDS_PHRASE =
  /[,;:.!?…、。，．！？；：—–-]["”»」』]?\s*$|[\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\s+$/u
/** Short words that belong to what follows: a line shouldn't end with them. */
const LEADS_ON =
  /^(?:an?|the|to|of|in|on|at|by|for|and|or|we|is|your|my|der|die|das|den|dem|des|ein|eine|im|am|zu|auf|für|und|mit|von|le|la|les|l|de|du|des|un|une|à|en|et|au|aux|el|los|las|del|al|y|o|a|os|as|um|uma|do|da|em|no|na|e|mà|và|của|từ|cho|với|w\/|&)\s$/iu

/** Whether a line is a single such word. */
export const isLead = (line: string): boolean => LEADS_ON.test(`${line.trim()} `)

const LED_MAX = 14

/** Pieces joined with the short words that lead to them: "de oliva" is one if both are short. */
export function withLeads(pieces: readonly string[]): string[] {
  if (pieces.length > PIECES_MAX) return [...pieces]
  return pieces.reduce<string[]>((found, piece) => {
    const before = found.at(-1)
    const isLed = before !== undefined && LEADS_ON.test(before)
    if (isLed && before.length + piece.trim().length <= LED_MAX) found.splice(-1, 1, before + piece)
    else found.push(piece)
    return found
  }, [])
}

const OPENS = /[「『“„‘«]/u
const CLOSES = /[」』”’»]/u
const QUOTED_MAX = 14

/** Whether a short name in quotes is split between lines. */
export const tearsQuote = (lines: readonly string[]): boolean =>
  lines.some((line) => /[「『“„«][^」』”“»]{0,14}$/u.test(line) && !CLOSES.test(line.slice(-1)))

/** Pieces with a short name in quotes joined into one. */
export function withQuotes(pieces: readonly string[]): string[] {
  const found: string[] = []
  let isOpen = false
  for (const piece of pieces) {
    const whole = `${found.at(-1)}${piece}`
    if (isOpen && whole.length <= QUOTED_MAX + 2) found.splice(-1, 1, whole)
    else found.push(piece)
    const last = found.at(-1) ?? ''
    isOpen = OPENS.test(last) && !CLOSES.test(last.slice(last.search(OPENS) + 1))
  }
  return found
}

/** Breaks that make the lines about equally long and keep together what belongs together. */
export function balancedRows(
  pieces: readonly string[],
  widths: readonly number[],
  available: number,
  count: number,
): Rows | null {
  if (pieces.length > PIECES_MAX || count < 2) return null
  const ends = [0]
  for (const width of widths) ends.push((ends.at(-1) ?? 0) + width)
  const setting = { pieces, ends, available, count, target: (ends.at(-1) ?? 0) / count }
  // best[line][end]: the cheapest setting of the pieces before `end` on `line + 1` lines.
  let best: (Path | null)[] = pieces.map((_, at) => startOf(setting, at + 1))
  for (let line = 1; line < count; line += 1) best = nextLine(setting, best, line === count - 1)
  return best.at(-1)?.rows ?? null
}

interface Setting {
  pieces: readonly string[]
  /** Cumulative widths of the pieces on one line. */
  ends: readonly number[]
  available: number
  count: number
  target: number
}

interface Path {
  cost: number
  rows: Rows
}

const startOf = (setting: Setting, end: number): Path | null => {
  const cost = costOf(setting, 0, end, false)
  return cost === null ? null : { cost, rows: [[0, end]] }
}

const nextLine = (setting: Setting, best: (Path | null)[], isLast: boolean): (Path | null)[] =>
  setting.pieces.map((_, at) => {
    const end = at + 1
    let found: Path | null = null
    for (let from = 1; from < end; from += 1) {
      const before = best[from - 1]
      const cost = before ? costOf(setting, from, end, isLast) : null
      if (!before || cost === null) continue
      const whole = before.cost + cost
      if (!found || whole < found.cost) found = { cost: whole, rows: [...before.rows, [from, end]] }
    }
    return found
  })

/** Null if the line is too long. */
function costOf(setting: Setting, from: number, end: number, isLast: boolean): number | null {
  const { pieces, ends, available, target } = setting
  const width = (ends[end] ?? 0) - (ends[from] ?? 0)
  if (width > available && end - from > 1) return null
  const last = pieces[end - 1] ?? ''
  const uneven = ((width - target) / Math.max(target, available * 0.5)) ** 2
  if (isLast) return uneven + (end - from === 1 && width < target * 0.4 ? 0.2 : 0)
  const isTorn = end > 1 && tearsName(last, pieces[end] ?? '')
  return (
    uneven +
    (ENDS_PHRASE.test(last) ? -0.16 : 0) +
    (LEADS_ON.test(last) ? 0.12 : 0) +
    (isTorn ? TORN : 0)
  )
}

const TORN = 0.1
/** "Petits | Débrouillards", 真空 | 断熱: consecutive capitalized words, or ideographs, read as one name. */
const tearsName = (last: string, next: string): boolean =>
  (/(?:^|\s)\p{Lu}[\p{L}'’-]+\s$/u.test(last) && /^\p{Lu}\p{L}/u.test(next)) ||
  (/\p{sc=Han}$/u.test(last) && /^\p{sc=Han}/u.test(next))
