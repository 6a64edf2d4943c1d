import { uploadFn } from '@/api/uploads.functions'
import { AppError } from '@/contract/app-error'
import type { UploadView } from '@/contract/endpoints/uploads'
import { isErrorCode } from '@/contract/error-codes'
import { type SendFileOptions, sendFile } from './send-file'

interface UploadOptions extends SendFileOptions {
  /** Stops the sending and throws away what has arrived. */
  signal?: AbortSignal
  readUpload?: (uploadId: string) => Promise<UploadView>
}

const LOOK_AGAIN_MS = 500

/**
 * Brings a file into the user's uploads and waits until the server has looked at it.
 * @throws AppError with the reason of a refusal, 'user_cancelled', or 'network_error'
 */
export async function startUpload(file: File, options: UploadOptions = {}): Promise<UploadView> {
  const { signal, readUpload = readFromServer, ...sendOptions } = options
  signal?.throwIfAborted()
  const sending = sendFile(file, sendOptions)
  const abort = () => void sending.abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const uploadId = await sending.uploadId
    return await checkedUpload(uploadId, readUpload, signal)
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

const readFromServer = (uploadId: string): Promise<UploadView> => uploadFn({ data: { uploadId } })

async function checkedUpload(
  uploadId: string,
  readUpload: (uploadId: string) => Promise<UploadView>,
  signal?: AbortSignal,
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
