import { AppError, type ErrorDetails } from '@/contract/app-error'
import { FONT_MAX_BYTES } from '@/contract/brand'
import type { TeamFont } from '@/contract/endpoints/brands'
import { STREAMS } from '@/contract/endpoints/media'
import { isErrorCode } from '@/contract/error-codes'

interface Reply {
  data?: TeamFont & { code?: string; details?: ErrorDetails }
}

/**
 * Brings a typeface into the team's own.
 * @throws AppError with the reason of a refusal, or 'network_error'
 */
export async function uploadFont(file: File): Promise<TeamFont> {
  if (file.size > FONT_MAX_BYTES)
    throw new AppError('media_too_large', { max_bytes: FONT_MAX_BYTES })
  const query = new URLSearchParams({ file_name: file.name })
  const answer = await fetch(`${STREAMS.brandFont}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new AppError('network_error')
  })
  const reply: Reply = await answer.json().catch(() => ({}))
  if (answer.ok && reply.data) return reply.data
  const { code, details } = reply.data ?? {}
  throw new AppError(isErrorCode(code) ? code : 'network_error', details)
}
