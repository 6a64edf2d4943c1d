import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { AppError, type ErrorDetails } from '@/contract/app-error'
import { STREAMS } from '@/contract/endpoints/media'
import { isErrorCode } from '@/contract/error-codes'
import type { VOICE_PURPOSE } from '@/contract/people'
import type { WATERMARK_PURPOSE } from '@/contract/watermark'

/** A file on its way to the server. */
export interface FileSending {
  /** Id of the upload, when every byte has arrived. */
  uploadId: Promise<string>
  pause(): void
  resume(): void
  /** Stops, and throws away what has arrived. */
  abort(): Promise<void>
}

export interface SendFileOptions {
  /** How much has arrived, 0 to 1. */
  onProgress?: (fraction: number) => void
  /** What the file is for, where that changes who may send it. */
  purpose?: typeof WATERMARK_PURPOSE | typeof VOICE_PURPOSE
  /** How bytes travel; a browser needs nothing of it. */
  transport?: UploadTransport
}

export type UploadTransport = Pick<
  UploadOptions,
  'endpoint' | 'headers' | 'fileReader' | 'urlStorage' | 'httpStack' | 'fingerprint' | 'chunkSize'
>

const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
/** Answers after which the same request may succeed: in use, overloaded, starting. */
const PASSING_STATUSES = new Set([409, 423, 429, 500, 502, 503, 504])

/**
 * Sends a file piece by piece. A lost connection, a reload of the page or a restart of the server
 * costs nothing but time: the same file goes on where it was.
 */
export function sendFile(file: File, options: SendFileOptions = {}): FileSending {
  const { promise: uploadId, resolve, reject } = Promise.withResolvers<string>()
  let isStopped = false
  const prepared = prepareUpload(file, options, {
    onSuccess: (url) => resolve(url.split('/').at(-1) ?? ''),
    onError: reject,
  })
  const resume = () => {
    isStopped = false
    prepared.then((upload) => isStopped || upload.start(), reject)
  }
  const pause = () => {
    isStopped = true
    void prepared.then((upload) => upload.abort())
  }
  resume()
  return {
    uploadId,
    pause,
    resume,
    async abort() {
      pause()
      reject(new AppError('user_cancelled'))
      const upload = await prepared
      // What cannot be deleted now is swept away by the server later.
      await upload.abort(true).catch(() => undefined)
    },
  }
}

interface Outcome {
  onSuccess: (url: string) => void
  onError: (error: AppError) => void
}

async function prepareUpload(
  file: File,
  { onProgress, purpose, transport }: SendFileOptions,
  { onSuccess, onError }: Outcome,
): Promise<Upload> {
  const tus = await import('tus-js-client')
  const upload: Upload = new tus.Upload(file, {
    metadata: { filename: file.name, filetype: file.type, ...(purpose && { purpose }) },
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    ...transport,
    endpoint: transport?.endpoint ?? location.origin + STREAMS.uploadFiles,
    onProgress: (sentBytes, totalBytes) => onProgress?.(totalBytes ? sentBytes / totalBytes : 1),
    onShouldRetry: (error) => PASSING_STATUSES.has(error.originalResponse?.getStatus() ?? 503),
    onAfterResponse: refuseToStartOver,
    onSuccess: () => onSuccess(upload.url ?? ''),
    onError(error) {
      const response = 'originalResponse' in error ? error.originalResponse : null
      if (!response && globalThis.navigator?.onLine === false) return startWhenOnline(upload)
      return onError(failureOf(response?.getBody()))
    },
  })
  const previous = (await upload.findPreviousUploads())
    .filter(({ metadata }) => metadata.purpose === purpose)
    .at(-1)
  if (previous) upload.resumeFromPreviousUpload(previous)
  return upload
}

/** The client would send everything again when the server is only away for a moment. */
const refuseToStartOver: NonNullable<UploadOptions['onAfterResponse']> = (request, response) => {
  const status = response.getStatus()
  const isGone = status === 404 || status === 410
  if (request.getMethod() === 'HEAD' && status >= 400 && !isGone) {
    throw new Error(`The server answered ${status}.`)
  }
}

const startWhenOnline = (upload: Upload) =>
  addEventListener('online', () => upload.start(), { once: true })

/** The server's refusal in its own code; anything else was the network. */
function failureOf(
  body: ReturnType<NonNullable<DetailedError['originalResponse']>['getBody']> = '',
) {
  try {
    const { data }: { data?: { code?: string; details?: ErrorDetails } } = JSON.parse(body)
    if (isErrorCode(data?.code)) return new AppError(data.code, data.details)
  } catch {
    // No envelope of ours.
  }
  return new AppError('network_error')
}
