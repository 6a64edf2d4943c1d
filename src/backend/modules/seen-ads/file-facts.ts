import { isAppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { type FileRow, ratioOf, readPreview } from '../files/index.ts'
import { picturePalette } from './picture-palette.ts'
import type { SeenAdRow } from './tables.ts'

/** A color that covers less is in the ad, but doesn't characterize it. */
const TELLING_SHARE = 0.08

type FileFacts = Pick<
  SeenAdRow,
  'fileId' | 'kind' | 'aspectRatio' | 'durationSeconds' | 'palette' | 'colours'
>

/** Facts about an ad from its file; for a video, the colors of its still. */
export async function factsOfFile(
  context: Pick<Context, 'storage'>,
  file: FileRow,
): Promise<FileFacts> {
  const preview = await readPreview(context, file.id).catch(unlessGone)
  const palette = preview ? await picturePalette(preview) : []
  const telling = palette.filter(({ share }) => share >= TELLING_SHARE).map(({ name }) => name)
  return {
    fileId: file.id,
    // Unrequested audio is refused before it's stored.
    kind: file.kind === 'video' ? 'video' : 'image',
    aspectRatio: ratioOf(file),
    durationSeconds: file.durationSeconds,
    palette,
    colours: [...new Set(telling)],
  }
}

/** A file deleted in the meantime has no colors. */
function unlessGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null
  throw error
}
