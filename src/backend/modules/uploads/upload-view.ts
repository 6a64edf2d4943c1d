import type { OutputOf } from '../../../contract/endpoint.ts'
import type { detail } from '../../../contract/endpoints/uploads.ts'
import { isErrorCode } from '../../../contract/error-codes.ts'
import { ERROR_SENTENCES } from '../../../contract/error-sentences.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, fileView } from '../files/index.ts'
import type { UploadRow } from './upload-row.ts'

type UploadView = OutputOf<typeof detail>

/** An upload as its owner sees it; `file` is null until it is ready. */
export function uploadView(
  context: CallContext<'visitor'>,
  upload: UploadRow,
  file: FileRow | null,
): UploadView {
  const view = file && fileView(context, context.request, file)
  const code = upload.error?.code
  return {
    upload_id: upload.id,
    status: upload.status,
    file_name: upload.fileName,
    kind: view?.kind ?? null,
    mime_type: view?.mime_type ?? null,
    size_bytes: upload.sizeBytes,
    width: view?.width ?? null,
    height: view?.height ?? null,
    duration_seconds: view?.duration_seconds ?? null,
    has_audio: view?.has_audio ?? false,
    url: view?.url ?? null,
    thumbnail_url: view?.thumbnail_url ?? null,
    error: isErrorCode(code) ? { code, message: ERROR_SENTENCES[code] } : null,
    created_at: upload.createdAt.toISOString(),
  }
}
