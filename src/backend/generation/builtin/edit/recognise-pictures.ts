import { join } from 'node:path'
import type { GenerationRequest } from '../../provider.ts'
import { recognise } from '../picture/cut-out.ts'
import type { Progress } from '../progress.ts'
import type { EditName } from './edit-words.ts'
import { type Pixels, toSharp } from './pixels.ts'

/**
 * Lets the recognition model look at the pictures that an edit takes objects out of. One that an earlier
 * step has changed is shown to it as it is now.
 */
export async function recognisePictures(
  pictures: Pixels[],
  edits: ReadonlyMap<EditName, number>,
  { request, progress, given, isResizedOnly }: Setting,
): Promise<void> {
  if (!progress.matteOf) return
  for (const [index, pixels] of cutOutOf(pictures, edits).entries()) {
    const file = request.images[index]?.path
    if (!file) continue
    // Only its size changed: the model sees a square of it anyway, and may know it already.
    const isAsGiven = pixels === given[index] || isResizedOnly
    const shown = isAsGiven ? file : join(request.workDir, `seen-${index}.png`)
    if (!isAsGiven) await toSharp(pixels).png().toFile(shown)
    await recognise(pixels, shown, progress.matteOf)
  }
}

interface Setting {
  request: GenerationRequest
  progress: Progress
  /** The pictures as they were read. */
  given: Pixels[]
  /** The first picture shows what it showed, at another size. */
  isResizedOnly: boolean
}

const FREES_FIRST = ['removeGround', 'recolour', 'replaceGround', 'shadow', 'scale'] as const

function cutOutOf(pictures: Pixels[], edits: ReadonlyMap<EditName, number>): Pixels[] {
  const first = pictures.slice(0, 1)
  if (pictures.length > 1 && edits.has('combine') && !FREES_FIRST.some((edit) => edits.has(edit))) {
    return pictures
  }
  return [...FREES_FIRST, 'blurGround' as const].some((edit) => edits.has(edit)) ? first : []
}
