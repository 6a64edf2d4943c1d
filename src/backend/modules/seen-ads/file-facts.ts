import { isAppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { type FileRow, ratioOf, readPreview } from '../files/index.ts'
import { picturePalette } from './picture-palette.ts'
import type { SeenAdRow } from './tables.ts'

/** A color that covers less is seen in an ad, and does not make it. */
const TELLING_SHARE = 0.08

type FileFacts = Pick<
  SeenAdRow,
  'fileId' | 'kind' | 'aspectRatio' | 'durationSeconds' | 'palette' | 'colours'
>

/** What is read from the file of an ad; of a film the colours of its still. */
export async function factsOfFile(
  context: Pick<Context, 'storage'>,
  file: FileRow,
): Promise<FileFacts> {
  const preview = await readPreview(context, file.id).catch(unlessGone)
  const palette = preview ? await picturePalette(preview) : []
  const telling = palette.filter(({ share }) => share >= TELLING_SHARE).map(({ name }) => name)
  return {
    fileId: file.id,
    // Sound that nobody asked for is refused before it is stored.
    kind: file.kind === 'video' ? 'video' : 'image',
    aspectRatio: ratioOf(file),
    durationSeconds: file.durationSeconds,
    palette,
    colours: [...new Set(telling)],
  }
}

/** Bytes that were taken away behind our back have no colours. */
function unlessGone(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null
  throw error
}
