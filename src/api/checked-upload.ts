import { AppError } from '@/contract/app-error'
import type { UploadView } from '@/contract/endpoints/uploads'
import { isErrorCode } from '@/contract/error-codes'
import { uploadFn } from './uploads.functions'

const LOOK_AGAIN_MS = 500

export interface CheckedUploadOptions {
  signal?: AbortSignal | undefined
  readUpload?: ((uploadId: string) => Promise<UploadView>) | undefined
}

/**
 * Waits until the server has checked an upload whose bytes have all arrived; a busy server does so after it
 * acknowledges the last byte.
 * @throws AppError with the reason of a refusal
 */
export async function checkedUpload(
  uploadId: string,
  { signal, readUpload = readFromServer }: CheckedUploadOptions = {},
): Promise<UploadView> {
  for (;;) {
    signal?.throwIfAborted()
    const upload = await readUpload(uploadId)
    if (upload.status === 'ready') return upload
    if (upload.status === 'refused') {
      const code = upload.error?.code
      throw new AppError(isErrorCode(code) ? code : 'media_unreadable')
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

const readFromServer = (uploadId: string): Promise<UploadView> => uploadFn({ data: { uploadId } })
