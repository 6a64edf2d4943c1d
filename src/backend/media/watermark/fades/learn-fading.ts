import type { MarkSpan } from '../restore/mark-span.ts'
import type { Moment } from '../switches/pooled-matte.ts'

/** Moments this close to the strongest show a mark's substance. */
const NEARLY = 0.95

/** The frames from the first to the last that show the mark as strongly as any. */
export function fullStretch({ from, to, strengthAt }: MarkSpan): [from: number, to: number] {
  if (!strengthAt) return [from, to]
  const frames = Array.from({ length: to - from }, (_, n) => from + n)
  const most = Math.max(...frames.map(strengthAt))
  const isFull = (index: number) => strengthAt(index) >= NEARLY * most
  return [frames.find(isFull) ?? from, (frames.findLast(isFull) ?? to - 1) + 1]
}

/** What would have been seen of a mark at full strength. */
export function atFull({ seen, behind, precision }: Moment, strength: number): Moment {
  if (strength === 1) return { seen, behind, precision }
  const part = Math.max(strength, 0.2)
  const whole = seen.map((value, k) => (value - (1 - part) * behind[k]!) / part)
  return { seen: whole, behind, precision: precision.map((sure) => sure * part * part) }
}
