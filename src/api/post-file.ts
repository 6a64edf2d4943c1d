import { AppError, type ErrorDetails } from '@/contract/app-error'
import { isErrorCode } from '@/contract/error-codes'

/**
 * Sends a file as the whole body of a request.
 * @throws AppError with the reason of a refusal, or 'network_error'
 */
export async function postFile<Data extends object>(
  address: string,
  file: File,
  maxBytes: number,
): Promise<Data> {
  if (file.size > maxBytes) throw new AppError('media_too_large', { max_bytes: maxBytes })
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new AppError('network_error')
  })
  const reply: { data?: Data & { code?: string; details?: ErrorDetails } } = await answer
    .json()
    .catch(() => ({}))
  if (answer.ok && reply.data) return reply.data
  const { code, details } = reply.data ?? {}
  throw new AppError(isErrorCode(code) ? code : 'network_error', details)
}
