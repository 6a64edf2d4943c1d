import { AppError } from '../../../contract/app-error.ts'
import { isErrorCode } from '../../../contract/error-codes.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { Transaction } from '../../db/database.ts'
import { markFileUsed } from '../files/index.ts'
import type { UploadPurpose } from './tables.ts'
import { findOwnUpload, type UploadOwner } from './upload-row.ts'

/** An upload that was checked and now belongs to what its transaction starts. */
export interface ReadyUpload {
  fileId: string
  kind: MediaKind
}

/**
 * Takes an upload into a task or a removal. Must run in the transaction that writes it: from then on the
 * file is kept, however long ago it was uploaded.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or the reason it was refused for
 */
export async function requireReadyUpload(
  tx: Transaction,
  wanted: { uploadId: string; owner: UploadOwner; purpose?: UploadPurpose },
): Promise<ReadyUpload> {
  const missing = new AppError('upload_missing', { upload_id: wanted.uploadId })
  const upload = await findOwnUpload(tx, wanted)
  if (upload?.purpose !== (wanted.purpose ?? 'reference')) throw missing
  if (upload.status === 'refused') {
    const code = upload.error?.code
    throw new AppError(isErrorCode(code) ? code : 'media_unreadable', upload.error?.details)
  }
  if (upload.status !== 'ready' || !upload.fileId) {
    throw new AppError('upload_unfinished', { upload_id: wanted.uploadId })
  }
  const file = await markFileUsed(tx, upload.fileId)
  if (!file) throw missing
  return { fileId: file.id, kind: file.kind }
}
