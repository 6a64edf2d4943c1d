import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findFiles, signArchivePath } from '../files/index.ts'
import { findItems } from './item-access.ts'

type Archive = typeof contract.library.archive

/**
 * An address that serves the items as one download.
 * @throws AppError('not_found') if none of them still exists
 */
export async function archiveItems(
  context: CallContext<'user'>,
  { item_ids }: ParsedInputOf<Archive>,
): Promise<OutputOf<Archive>> {
  const { db, actor, request } = context
  const items = await findItems(db, { ids: item_ids, actor })
  const found = await findFiles(
    db,
    items.map(({ fileId }) => fileId),
  )
  const files = [...new Set(item_ids)].flatMap((id) => found.get(id) ?? [])
  if (files.length === 0) throw new AppError('not_found')
  const ids = files.map(({ id }) => id)
  return {
    url: request.origin + signArchivePath(context, ids),
    file_count: files.length,
    size_bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  }
}
