import { AppError } from '../../../contract/app-error.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from '../files/index.ts'
import { requireReadyUpload } from '../uploads/index.ts'
import { factsOfFile } from './file-facts.ts'

/**
 * Claims an upload for the board, with the facts read from it; it's kept from then on.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or the reason it was refused
 */
export async function takeUpload(context: CallContext<'user'>, uploadId: string) {
  const { db, actor } = context
  const owner = { userId: actor.userId }
  const { fileId } = await db.transaction((tx) => requireReadyUpload(tx, { uploadId, owner }))
  const file = await findFile(db, fileId)
  if (!file) throw new AppError('upload_missing')
  return { ...(await factsOfFile(context, file)), fileId, isUpload: true }
}
