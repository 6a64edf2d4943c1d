import type { Pictures } from '../../src/backend/media/pictures/pictures.ts'
import { reducePicture } from '../../src/backend/media/pictures/reduce-picture.ts'
import { shrinkPicture } from '../../src/backend/media/pictures/shrink-picture.ts'

/** Decodes in this process: starting another takes longer than most tests. */
export const picturesHere: Pictures = {
  shrink: shrinkPicture,
  prepare: () => {},
  reduce: reducePicture,
  close: () => {},
}
