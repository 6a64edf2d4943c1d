import { eq } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { deleteFile, leaveLibrary } from '../files/index.ts'
import { deleteReceived } from './received-files.ts'
import { uploads } from './tables.ts'
import { requireOwnUpload } from './upload-row.ts'

/** Takes an upload away in any state. The picture itself stays when a task was made from it. */
export async function deleteUpload(
  context: CallContext<'visitor'>,
  { uploadId }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  const upload = await requireOwnUpload(context.db, { uploadId, owner: context.actor })
  // What a removal works on counts as held until the removal itself is deleted.
  if (upload.purpose === 'watermark' && upload.fileId) {
    if (!(await deleteFile(context, upload.fileId, { onlyUnused: true }))) return { done: true }
  }
  await context.db.delete(uploads).where(eq(uploads.id, upload.id))
  await deleteReceived(context, upload.id)
  await leaveLibrary(context.db, [upload.id])
  if (upload.fileId) await deleteFile(context, upload.fileId, { onlyUnused: true })
  return { done: true }
}
