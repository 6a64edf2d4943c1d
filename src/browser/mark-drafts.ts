import { type LocalValue, readLocal, removeLocal, writeLocal } from './local-store'

/** What is marked on a video of the watermark remover and not yet erased, as this browser keeps it. */
export type KeptMarks = LocalValue<'watermark_marks'>[number]

/** So many videos are remembered with what is marked on them. */
const KEPT_MAX = 5

const readAll = (): KeptMarks[] => readLocal('watermark_marks') ?? []
const others = (removalId: string) => readAll().filter((one) => one.removal_id !== removalId)

/** What is kept of a removal. */
export const readMarks = (removalId: string): KeptMarks | undefined =>
  readAll().find((one) => one.removal_id === removalId)

/** Remembers it beside those of the last few other videos. */
export function keepMarks(marks: KeptMarks): void {
  writeLocal('watermark_marks', [marks, ...others(marks.removal_id)].slice(0, KEPT_MAX))
}

/** Forgets a removal that was deleted. */
export function dropMarks(removalId: string): void {
  const left = others(removalId)
  if (left.length > 0) writeLocal('watermark_marks', left)
  else removeLocal('watermark_marks')
}
