import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { AppError, type ErrorDetails } from '@/contract/app-error'
import { STREAMS } from '@/contract/endpoints/media'
import { isErrorCode } from '@/contract/error-codes'
import type { VOICE_PURPOSE } from '@/contract/people'
import type { WATERMARK_PURPOSE } from '@/contract/watermark'

/** An upload in progress. */
export interface FileSending {
  /** Id of the upload, once every byte has arrived. */
  uploadId: Promise<string>
  pause(): void
  resume(): void
  /** Stops, and discards what has arrived. */
  abort(): Promise<void>
}

export interface SendFileOptions {
  /** Fraction sent so far, 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Purpose of the file, if it affects who may send it. */
  purpose?: typeof WATERMARK_PURPOSE | typeof VOICE_PURPOSE
  /** Replaces the browser's transport outside a browser. */
  transport?: UploadTransport
}

export type UploadTransport = Pick<
  UploadOptions,
  'endpoint' | 'headers' | 'fileReader' | 'urlStorage' | 'httpStack' | 'fingerprint' | 'chunkSize'
>

const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
/** Statuses after which the same request may succeed: locked, overloaded, starting up. */
const PASSING_STATUSES = new Set([409, 423, 429, 500, 502, 503, 504])

/**
 * Uploads a file in chunks. A lost connection, a reload of the page, or a restart of the server only costs
 * time: the same file resumes where it stopped.
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
      // The server later sweeps away what cannot be deleted now.
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

/** Without this, the client would restart the whole upload when the server is only briefly away. */
const refuseToStartOver: NonNullable<UploadOptions['onAfterResponse']> = (request, response) => {
  const status = response.getStatus()
  const isGone = status === 404 || status === 410
  if (request.getMethod() === 'HEAD' && status >= 400 && !isGone) {
    throw new Error(`The server answered ${status}.`)
  }
}

const startWhenOnline = (upload: Upload) =>
  addEventListener('online', () => upload.start(), { once: true })

/** The server's refusal as our own error; anything else was the network. */
function failureOf(
  body: ReturnType<NonNullable<DetailedError['originalResponse']>['getBody']> = '',
) {
  try {
    const { data }: { data?: { code?: string; details?: ErrorDetails } } = JSON.parse(body)
    if (isErrorCode(data?.code)) return new AppError(data.code, data.details)
  } catch {
    // Not one of our envelopes.
  }
  return new AppError('network_error')
}
