import type { LocalFile } from '../../provider.ts'
import { cutOut } from '../picture/cut-out.ts'
import { illustrations } from '../picture/illustration.ts'
import { type Picture, pictureFromPixels, readPixels } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'

const ILLUSTRATIONS_MAX = 3

/** The pictures given, each freed from a plain ground; without any, illustrations of the subject. */
export async function referencePictures(files: LocalFile[], brief: Brief): Promise<Picture[]> {
  const given: Picture[] = []
  for (const { path } of files.filter(({ kind }) => kind === 'image')) {
    const pixels = await readPixels(path)
    const freed = cutOut(pixels)
    given.push(pictureFromPixels(freed ?? pixels, freed !== null))
  }
  return given.length > 0 ? given : illustrations(brief.subjects, ILLUSTRATIONS_MAX)
}
