import { type LocalValue, readLocal, removeLocal, writeLocal } from './local-store'

/** Marks on a video in the watermark remover that are not erased yet, as stored in this browser. */
export type KeptMarks = LocalValue<'watermark_marks'>[number]

/** Number of videos whose marks are kept. */
const KEPT_MAX = 5

const readAll = (): KeptMarks[] => readLocal('watermark_marks') ?? []
const others = (removalId: string) => readAll().filter((one) => one.removal_id !== removalId)

/** The marks kept for a removal. */
export const readMarks = (removalId: string): KeptMarks | undefined =>
  readAll().find((one) => one.removal_id === removalId)

/** Keeps the marks next to those of the last few other videos. */
export function keepMarks(marks: KeptMarks): void {
  writeLocal('watermark_marks', [marks, ...others(marks.removal_id)].slice(0, KEPT_MAX))
}

/** Forgets the marks of a deleted removal. */
export function dropMarks(removalId: string): void {
  const left = others(removalId)
  if (left.length > 0) writeLocal('watermark_marks', left)
  else removeLocal('watermark_marks')
}
