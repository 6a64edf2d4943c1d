import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import { pictureKey } from './variants.ts'

/**
 * A file's screen-sized preview, a WebP with a longer side of 960 pixels.
 * @throws AppError('not_found') if it has none
 */
export const readPreview = async (
  { storage }: Pick<Context, 'storage'>,
  fileId: string,
): Promise<Buffer> => buffer(await storage.read(pictureKey(fileId, 'preview', 'webp')))
