import type { HttpResponse, Upload } from 'tus-js-client'
import { uploadFn } from '@/api/uploads.functions'
import { AppError } from '@/contract/app-error'
import { STREAMS } from '@/contract/endpoints/media'
import type { UploadView } from '@/contract/endpoints/uploads'
import { type ErrorCode, isErrorCode } from '@/contract/error-codes'
import { MEBIBYTE } from '@/contract/limits'

/** Small enough to lose little on a bad line, large enough to need few requests. */
const CHUNK_BYTES = 16 * MEBIBYTE
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000]
const CHECK_POLL_MS = 500

export interface UploadOptions {
  signal: AbortSignal
  /** Part of the file that has arrived, 0 to 1. */
  onProgress?: (progress: number) => void
}

/**
 * Sends a file to the product API, in pieces and again where the line broke, and waits until its
 * content was checked.
 * @throws AppError with the reason it was refused, or `network_error`
 */
export async function startUpload(file: File, options: UploadOptions): Promise<UploadView> {
  const uploadId = await sendFile(file, options)
  for (;;) {
    options.signal.throwIfAborted()
    const upload = await uploadFn({ data: { uploadId } })
    if (upload.status === 'ready') return upload
    if (upload.status === 'refused') throw new AppError(refusalCode(upload))
    await new Promise((resolve) => setTimeout(resolve, CHECK_POLL_MS))
  }
}

async function sendFile(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const tus = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      endpoint: STREAMS.uploadFiles,
      metadata: { filename: file.name, filetype: file.type },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Without a list of unfinished uploads in the browser: the page that picked the file sends it.
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress?.(total ? sent / total : 1),
      onShouldRetry: (error) => (error.originalResponse?.getStatus() ?? 0) === 0,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) =>
        reject(failureOf('originalResponse' in error ? error.originalResponse : null)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    upload.start()
  })
}

function failureOf(response: HttpResponse | null): AppError {
  try {
    const { data } = JSON.parse(response?.getBody() ?? '') as { data?: { code?: unknown } }
    if (isErrorCode(data?.code)) return new AppError(data.code)
  } catch {
    // No answer of ours: the line, or something between.
  }
  return new AppError('network_error')
}

const refusalCode = ({ error }: UploadView): ErrorCode =>
  isErrorCode(error?.code) ? error.code : 'media_unreadable'
