import { join } from 'node:path'
import type { GenerationRequest } from '../../provider.ts'
import { recognise } from '../picture/cut-out.ts'
import type { Progress } from '../progress.ts'
import type { EditName } from './edit-words.ts'
import { type Pixels, toSharp } from './pixels.ts'

/**
 * Shows the recognition model the pictures from which an edit cuts out objects. A picture changed by an earlier step is
 * shown in its current state.
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
    // If only its size changed, the model sees the same square and may know it already.
    const isAsGiven = pixels === given[index] || isResizedOnly
    const shown = isAsGiven ? file : join(request.workDir, `seen-${index}.png`)
    if (!isAsGiven) await toSharp(pixels).png().toFile(shown)
    await recognise(pixels, shown, progress.matteOf)
  }
}

interface Setting {
  request: GenerationRequest
  progress: Progress
  /** The pictures as read. */
  given: Pixels[]
  /** Of the first picture, only the size changed. */
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
