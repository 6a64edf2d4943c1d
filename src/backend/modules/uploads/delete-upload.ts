import { eq } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { deleteFile, leaveLibrary } from '../files/index.ts'
import { deleteReceived } from './received-files.ts'
import { uploads } from './tables.ts'
import { requireOwnUpload } from './upload-row.ts'

/** Deletes an upload in any state. The file itself stays if a task uses it. */
export async function deleteUpload(
  context: CallContext<'visitor'>,
  { uploadId }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  const upload = await requireOwnUpload(context.db, { uploadId, owner: context.actor })
  // A video used by a removal counts against the quota until that removal is deleted.
  if (upload.purpose === 'watermark' && upload.fileId) {
    if (!(await deleteFile(context, upload.fileId, { onlyUnused: true }))) return { done: true }
  }
  await context.db.delete(uploads).where(eq(uploads.id, upload.id))
  await deleteReceived(context, upload.id)
  await leaveLibrary(context.db, [upload.id])
  if (upload.fileId) await deleteFile(context, upload.fileId, { onlyUnused: true })
  return { done: true }
}
