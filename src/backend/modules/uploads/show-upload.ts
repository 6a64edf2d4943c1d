import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { detail } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from '../files/index.ts'
import { requireOwnUpload } from './upload-row.ts'
import { uploadView } from './upload-view.ts'

export async function showUpload(
  context: CallContext<'visitor'>,
  { uploadId }: ParsedInputOf<typeof detail>,
): Promise<OutputOf<typeof detail>> {
  const upload = await requireOwnUpload(context.db, { uploadId, owner: context.actor })
  const file = upload.fileId ? await findFile(context.db, upload.fileId) : null
  return uploadView(context, upload, file)
}
