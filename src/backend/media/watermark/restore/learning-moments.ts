import { fullStretch } from '../fades/learn-fading.ts'
import type { MarkSpan } from './mark-span.ts'
import type { SourceSearch } from './sources.ts'

/** Frames after a mark appears and before it disappears: close to frames without it, but past the smear. */
const AFTER_SWITCH = [1, 3, 6, 10]
const LEARNING_MOMENTS = 4

/** The frames of a stretch that best show a mark's substance. */
export function learningMoments(span: MarkSpan, { first, last }: SourceSearch): number[] {
  const [from, to] = fullStretch(span)
  const [begin, end] = [Math.max(from, first), Math.min(to, last)]
  const near = AFTER_SWITCH.flatMap((n) => [
    ...(from > first ? [from + n] : []),
    ...(to < last ? [to - 1 - n] : []),
  ])
  const all = [...near, ...spread(begin, end)]
  return [...new Set(all)].filter((at) => at >= begin && at < end)
}

function spread(from: number, to: number): number[] {
  const step = Math.max(1, Math.ceil((to - from) / LEARNING_MOMENTS))
  const moments: number[] = []
  for (let index = from; index < to; index += step) moments.push(index)
  return moments
}
