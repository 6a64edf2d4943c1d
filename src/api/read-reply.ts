import { AppError } from '@/contract/app-error'
import { Envelope, ErrorData } from '@/contract/envelope'
import { ERROR_CODES, type ErrorCode, type ErrorRow, isErrorCode } from '@/contract/error-codes'
import { entriesOf } from '@/contract/keys-of'

/** Finds the code for a status that came without one: the row with that status. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 500) return 'internal'
  return (
    entriesOf<ErrorCode, ErrorRow>(ERROR_CODES).find(([, row]) => row.status === status)?.[0] ??
    'internal'
  )
}

/**
 * Unwraps an envelope's data.
 * @throws AppError with our code when the API named one, else with the upstream's own sentence
 */
export function readReply(body: unknown): unknown {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) throw new AppError('network_error')
  const { status, message, desc, data } = envelope.data
  if (status === 200) return data
  const named = ErrorData.safeParse(data)
  if (named.success && isErrorCode(named.data.code)) {
    throw new AppError(named.data.code, named.data.details, { status })
  }
  throw new AppError(codeOfStatus(status), {}, { status, statement: message || desc || null })
}
