import type { ResultNote } from '../../../../contract/result-notes.ts'
import type { LocalFile } from '../../provider.ts'
import { CONFIDENCE_SURE, cutOut } from '../picture/cut-out.ts'
import { illustrations } from '../picture/illustration.ts'
import { type Picture, pictureFromPixels, readPicture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'

const ILLUSTRATIONS_MAX = 3

/** The pictures given, each freed from its ground where that can be done well, and what to say of it. */
export async function givenPictures(
  files: LocalFile[],
): Promise<{ pictures: Picture[]; notes: ResultNote[] }> {
  const pictures: Picture[] = []
  const notes = new Set<ResultNote>()
  for (const { path } of files.filter(({ kind }) => kind === 'image')) {
    const { pixels, isAnimated } = await readPicture(path)
    if (isAnimated) notes.add('first_frame_used')
    const freed = cutOut(pixels)
    if (!freed) notes.add('picture_framed')
    else if (freed.confidence < CONFIDENCE_SURE) notes.add('edge_uncertain')
    pictures.push(pictureFromPixels(freed?.object ?? pixels, freed !== null))
  }
  return { pictures, notes: [...notes] }
}

/** The pictures given; without any, illustrations of the subject. */
export async function referencePictures(files: LocalFile[], brief: Brief): Promise<Picture[]> {
  const { pictures } = await givenPictures(files)
  return pictures.length > 0 ? pictures : illustrations(brief.subjects, ILLUSTRATIONS_MAX)
}
