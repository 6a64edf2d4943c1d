import { ERROR_CODES, type ErrorCode } from '@/contract/error-codes'
import { ERROR_SENTENCES } from '@/contract/error-sentences'

/** Where Start serves server functions. */
const PREFIX = '/_serverFn/'
/** Their inputs are small; files use their own routes. */
const BODY_MAX_BYTES = 1_048_576

export const isServerFunctionPath = (pathname: string): boolean => pathname.startsWith(PREFIX)

function refuse(code: ErrorCode): Response {
  const { status, http } = ERROR_CODES[code]
  const sentence = ERROR_SENTENCES[code]
  const envelope = { status, message: sentence, desc: sentence, data: { code, details: {} } }
  return Response.json(envelope, { status: http })
}

/** Why a call is refused before its body is read, or null. Our own pages always send a content length. */
export function refuseUnread(request: Request): Response | null {
  if (request.method !== 'POST') return null
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (Number.isNaN(length)) return refuse('invalid_input')
  return length > BODY_MAX_BYTES ? refuse('request_too_large') : null
}

/**
 * Our functions return their own errors. A 500 from Start itself means it could not even parse the call, and
 * its text reveals internals: the caller only learns that the call was invalid.
 */
export const hideUnreadable = (answer: Response): Response =>
  answer.status === 500 ? refuse('invalid_input') : answer
