import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { detail } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from '../files/index.ts'
import { requireOwnUpload } from './upload-row.ts'
import { uploadView } from './upload-view.ts'

export async function showUpload(
  context: CallContext<'user'>,
  { uploadId }: ParsedInputOf<typeof detail>,
): Promise<OutputOf<typeof detail>> {
  const { userId } = context.actor
  const upload = await requireOwnUpload(context.db, { uploadId, userId })
  const file = upload.fileId ? await findFile(context.db, upload.fileId) : null
  return uploadView(context, upload, file)
}
