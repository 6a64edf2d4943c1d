import type { UploadView } from '@/contract/endpoints/uploads'
import { checkedUpload } from './checked-upload'
import { type SendFileOptions, sendFile } from './send-file'

interface UploadOptions extends SendFileOptions {
  /** Stops the upload and discards what has arrived. */
  signal?: AbortSignal
  readUpload?: (uploadId: string) => Promise<UploadView>
}

/**
 * Uploads a file and waits until the server has checked it.
 * @throws AppError with the reason of a refusal, 'user_cancelled', or 'network_error'
 */
export async function startUpload(file: File, options: UploadOptions = {}): Promise<UploadView> {
  const { signal, readUpload, ...sendOptions } = options
  signal?.throwIfAborted()
  const sending = sendFile(file, sendOptions)
  const abort = () => void sending.abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const uploadId = await sending.uploadId
    return await checkedUpload(uploadId, { readUpload, signal })
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
