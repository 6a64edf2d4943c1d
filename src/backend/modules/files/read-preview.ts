import { buffer } from 'node:stream/consumers'
import type { Context } from '../../context.ts'
import { pictureKey } from './variants.ts'

/**
 * A picture as it fills a screen, a WebP of 960 pixels on its longer side.
 * @throws AppError('not_found') when it has none
 */
export const readPreview = async (
  { storage }: Pick<Context, 'storage'>,
  fileId: string,
): Promise<Buffer> => buffer(await storage.read(pictureKey(fileId, 'preview', 'webp')))
