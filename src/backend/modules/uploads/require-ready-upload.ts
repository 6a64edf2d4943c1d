import { AppError } from '../../../contract/app-error.ts'
import { isErrorCode } from '../../../contract/error-codes.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { markFileUsed } from '../files/index.ts'
import type { UploadPurpose } from './tables.ts'
import { findOwnUpload, type UploadOwner } from './upload-row.ts'

/** A checked upload that now belongs to what the transaction starts. */
export interface ReadyUpload {
  fileId: string
  kind: MediaKind
}

interface Wanted {
  uploadId: string
  owner: UploadOwner
  /** Purposes it may have been sent for; references by default. */
  purposes?: readonly UploadPurpose[]
}

/**
 * Claims an upload for a task or a removal. Must run in the transaction that inserts it: from then on
 * the file is kept, however long ago it was uploaded.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or the reason it was refused
 */
export async function requireReadyUpload(tx: Transaction, wanted: Wanted): Promise<ReadyUpload> {
  const file = await markFileUsed(tx, await fileOfReadyUpload(tx, wanted))
  if (!file) throw missing(wanted)
  return { fileId: file.id, kind: file.kind }
}

const missing = ({ uploadId }: Wanted) => new AppError('upload_missing', { upload_id: uploadId })

/**
 * The file of a checked upload, for reading only; this doesn't extend how long it's kept.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or the reason it was refused
 */
export async function fileOfReadyUpload(executor: Executor, wanted: Wanted): Promise<string> {
  const upload = await findOwnUpload(executor, wanted)
  const { purposes = ['reference'] } = wanted
  if (!upload || !purposes.includes(upload.purpose)) throw missing(wanted)
  if (upload.status === 'refused') {
    const code = upload.error?.code
    throw new AppError(isErrorCode(code) ? code : 'media_unreadable', upload.error?.details)
  }
  if (upload.status !== 'ready' || !upload.fileId) {
    throw new AppError('upload_unfinished', { upload_id: wanted.uploadId })
  }
  return upload.fileId
}
