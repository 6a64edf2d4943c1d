import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findSavedFiles } from '../creatives/index.ts'
import { findFiles, signArchivePath } from '../files/index.ts'
import { keepResults } from '../tasks/index.ts'

type Archive = typeof contract.gallery.archive

/**
 * An address that serves results and creatives of the user's team as one download.
 * @throws AppError('not_found') if none of them still exists
 */
export async function archiveResults(
  context: CallContext<'user'>,
  { output_ids }: ParsedInputOf<Archive>,
): Promise<OutputOf<Archive>> {
  const { db, actor, request } = context
  const ids = [...new Set(output_ids)]
  const seen = await keepResults(db, { fileIds: ids, actor, to: 'see' })
  const saved = await findSavedFiles(db, { fileIds: ids, actor })
  const stored = await findFiles(db, [...seen, ...saved])
  const files = ids.flatMap((id) => stored.get(id) ?? [])
  if (files.length === 0) throw new AppError('not_found')
  const path = signArchivePath(
    context,
    files.map(({ id }) => id),
  )
  return {
    url: request.origin + path,
    file_count: files.length,
    size_bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  }
}
