import { type Rect, unionOf } from '../geometry.ts'
import type { PlaceWish, WishDetail } from './instruction.ts'
import type { Pixels } from './pixels.ts'
import { readSigns } from './read-signs.ts'
import { blockTakenOut, type FoundWords, findWords } from './replace-text.ts'
import { type TextBlock, textBlocks } from './text-block.ts'

/** Characters read as digits, including letters of the same shape. */
const FIGURE = /^[0-9OoIlSBZ]$/u
const CLEAR_FIGURE = /^[2-9]$/u
const FIGURES_MIN = 7
const FIGURES_MAX = 15
/** The label before a phone number: "Tel.", "Call". */
const LABEL_MAX = 5

/** Removes the named text from the picture; null if it is not found or would leave a trace. */
export function withoutNamedWords(
  pixels: Pixels,
  { what, at }: WishDetail,
  quote: string,
): Pixels | null {
  if (what === 'headline') return withoutHeadline(pixels)?.without ?? null
  const blocks = textBlocks(pixels)
  const lines = blocks.flatMap(linesOf)
  const isQuoted = what === 'quote'
  const all = isQuoted
    ? [...blocks, ...lines.flatMap((line) => joined(line, lines)), ...lines]
    : lines
  const isMeant = isQuoted ? quoteIn(quote) : phoneIn
  const found = distinct(
    all
      .filter(({ box }) => isAt(box, pixels, at ?? null))
      .flatMap((line) => isMeant(pixels, line) ?? []),
  )
  // If two texts could be meant, neither is removed.
  const [only] = found
  return found.length === 1 && only ? (blockTakenOut(pixels, only, 'plain')?.without ?? null) : null
}

/** The largest text; null if only part of it was found. */
export function withoutHeadline(pixels: Pixels): FoundWords | null {
  const found = findWords(pixels, null)
  if (!found) return null
  const tall = Math.max(...found.block.lines.map(({ height }) => height))
  const isSplit = textBlocks(found.without).some(
    ({ box, lines }) =>
      Math.max(...lines.map(({ height }) => height)) > tall * 0.66 &&
      Math.abs(box.y + box.height / 2 - (found.area.y + found.area.height / 2)) <
        (box.height + found.area.height) / 2 + tall * 1.2,
  )
  return isSplit ? null : found
}

const linesOf = (block: TextBlock): TextBlock[] =>
  block.signs.map((signs) => ({
    ...block,
    box: unionOf(signs),
    lines: [unionOf(signs)],
    signs: [signs],
  }))

/** A line joined with what follows it in the same row, as behind a comma. */
function joined(line: TextBlock, lines: TextBlock[]): TextBlock[] {
  const { box } = line
  return lines
    .filter(({ box: next }) => {
      const gap = next.x - box.x - box.width
      const shared = Math.min(next.y + next.height, box.y + box.height) - Math.max(next.y, box.y)
      return gap > 0 && gap < box.height * 1.6 && shared > Math.min(next.height, box.height) * 0.5
    })
    .map((next) => {
      const signs = [...(line.signs[0] ?? []), ...(next.signs[0] ?? [])]
      const whole = unionOf(signs)
      return { ...line, box: whole, lines: [whole], signs: [signs] }
    })
}

function isAt(box: Rect, { width, height }: Pixels, at: PlaceWish | null): boolean {
  const [across, down] = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height]
  const isNear = (place: number, asked: PlaceWish['down']) =>
    asked === null || Math.abs(place - asked) < 0.5
  return at === null || (isNear(across, at.across) && isNear(down, at.down))
}

function distinct(lines: TextBlock[]): TextBlock[] {
  const found: TextBlock[] = []
  for (const line of lines) if (!found.some(({ box }) => overlaps(box, line.box))) found.push(line)
  return found
}

const overlaps = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Digits of a phone number: long enough, and grouped neither as a date nor as an amount. */
function phoneIn(pixels: Pixels, line: TextBlock): TextBlock | null {
  const signs = line.signs[0] ?? []
  const tall = Math.max(...signs.map(({ height }) => height))
  const full = signs.filter(({ height }) => height > tall * 0.7)
  const read = readSigns(pixels, full, line)
  const runs = runsOfFigures(read)
  const [run] = runs
  if (!run || runs.length > 1) return null
  const inside = full.slice(run.from, run.to)
  const clear = read.slice(run.from, run.to).filter((sign) => CLEAR_FIGURE.test(sign)).length
  if (clear < 2 || isDateOrAmount(inside, read.slice(run.from, run.to))) return null
  const isAlone = full.length - inside.length <= LABEL_MAX
  const meant = isAlone
    ? signs
    : signs.filter(({ x }) => x >= inside[0]!.x && x <= inside.at(-1)!.x)
  const box = unionOf(meant)
  return { ...line, box, lines: [box], signs: [meant] }
}

function runsOfFigures(read: string[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = 0
  for (let at = 0; at <= read.length; at += 1) {
    if (at < read.length && FIGURE.test(read[at]!)) continue
    if (at - from >= FIGURES_MIN && at - from <= FIGURES_MAX) runs.push({ from, to: at })
    from = at + 1
  }
  return runs
}

/** How much wider than usual a gap between digit groups is, and its minimum as a fraction of their height. */
const GAP_WIDER = 1.6
const GAP_MIN = 0.2

/** "12.05.2026", "1.299.000", "2019–2026": digits whose grouping rules out a phone number. */
function isDateOrAmount(figures: Rect[], read: string[]): boolean {
  const gaps = figures.slice(1).map(({ x }, at) => x - figures[at]!.x - figures[at]!.width)
  const usual = Math.max(0, gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0)
  const tall = Math.max(...figures.map(({ height }) => height))
  const groups = ['']
  for (const [at, sign] of read.entries()) {
    const gap = gaps[at - 1] ?? 0
    if (at > 0 && gap > usual * GAP_WIDER && gap > tall * GAP_MIN) groups.push('')
    groups.push((groups.pop() ?? '') + sign)
  }
  const lengths = groups.map(({ length }) => length)
  if (['2,2,4', '4,2,2', '1,2,4', '2,1,4', '1,1,4'].includes(lengths.join())) return true
  if (lengths.join() === '4,4') return groups.every((group) => /^(?:[1lI]9|20)/u.test(group))
  // No amount begins with a zero, but most phone numbers do.
  const isAmount = lengths.slice(1).every((length) => length === 3) && (lengths[0] ?? 0) <= 3
  return isAmount && !/^[0Oo]/u.test(groups[0] ?? '')
}

const LIKENESS_MIN = 0.72

/** The line that matches the quote; only Latin letters and digits can be read. */
const quoteIn =
  (quote: string) =>
  (pixels: Pixels, line: TextBlock): TextBlock | null => {
    const wanted = plain(quote)
    if (wanted.length < 3 || /[^\p{Script=Latin}\p{N}]/u.test(wanted)) return null
    const signs = line.signs.flat()
    const tall = Math.max(...signs.map(({ height }) => height))
    const full = signs.filter(({ height }) => height > tall * 0.4)
    if (Math.abs(full.length - wanted.length) > Math.max(1, wanted.length * 0.2)) return null
    const read = plain(readSigns(pixels, full, line).join(''))
    return likeness(read, wanted) >= LIKENESS_MIN ? line : null
  }

/** Without accents and case, and with one character for those that look alike. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s\p{P}\p{S}]/gu, '')
    .toLowerCase()
    .replace(/[o]/gu, '0')
    .replace(/[il]/gu, '1')

/** 1 for identical words, decreasing with the edits between them (Levenshtein 1965). */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, sign] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1)
      next[at] = Math.min(
        row[at]! + 1,
        next[at - 1]! + 1,
        row[at - 1]! + (sign === other[at - 1] ? 0 : 1),
      )
    row = next
  }
  return 1 - row[other.length]! / Math.max(one.length, other.length, 1)
}
