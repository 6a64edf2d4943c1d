import type { Cue } from '@/contract/subtitles'

/** Hours and fractions may be missing; programs write a comma, a period or a colon before the fraction. */
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-{1,2}>\s*${TIME}(?:\s.*)?$`)
/** A longer line cannot be a time line and is skipped. */
const LINE_MAX = 120

type Span = Pick<Cue, 'from_ms' | 'to_ms'>

const msOf = (hours = '0', minutes = '0', seconds = '0', part = ''): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 +
  Number(part.padEnd(3, '0'))

/** The time span a line states, however loosely written; null for any other line. */
function spanOf(line: string): Span | null {
  if (line.length > LINE_MAX) return null
  const found = TIMES.exec(line.normalize('NFKC'))
  if (!found) return null
  return { from_ms: msOf(...found.slice(1, 5)), to_ms: msOf(...found.slice(5, 9)) }
}

/**
 * Reads SRT by its time lines alone. Files in the wild have no empty lines, empty lines that contain spaces,
 * or empty lines within a cue; readers that rely on them lose words, or take the next number and times for
 * words.
 */
export function readSrt(text: string): Cue[] {
  const cues: (Span & { lines: string[] })[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const span = spanOf(line)
    const last = cues.at(-1)
    if (span) {
      if (last) dropNumber(last.lines)
      cues.push({ ...span, lines: [] })
    } else last?.lines.push(line)
  }
  return cues.map(({ lines, ...span }) => ({ ...span, text: lines.join('\n') }))
}

/**
 * The number of a cue stands right before its times; a spoken number has words before it or an empty line
 * after it.
 */
function dropNumber(lines: string[]): void {
  if (/^\s*\d+\s*$/.test(lines.at(-1) ?? '')) lines.pop()
}

/** WebVTT with times as strict readers want them, each cue after an empty line, without cue identifiers. */
export function tidyVtt(text: string): string {
  const lines: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const span = spanOf(line)
    if (!span) {
      lines.push(line.trim() === '' ? '' : line)
      continue
    }
    const isNamed = lines.at(-1) !== '' && (lines.at(-2) === '' || /^\d+$/.test(lines.at(-1) ?? ''))
    if (isNamed) lines.pop()
    lines.push('', `${stampOf(span.from_ms)} --> ${stampOf(span.to_ms)}`)
  }
  return lines.join('\n')
}

const stampOf = (ms: number): string => {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60]
  const parts = [hours, minutes, seconds].map((one) => String(Math.floor(one)).padStart(2, '0'))
  return `${parts.join(':')}.${String(ms % 1_000).padStart(3, '0')}`
}
