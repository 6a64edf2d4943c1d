import type { AppError } from '@/contract/app-error'
import { ERROR_CODES } from '@/contract/error-codes'

const failures = new WeakMap<Request, AppError>()

/** Records that a call of a page failed for a temporary reason: a rate limit or a server error. */
export function noteFailure(request: Request, error: AppError): void {
  const { http } = ERROR_CODES[error.code]
  if (http >= 500 || http === 429) failures.set(request, error)
}

/** Why a page is incomplete; undefined when all its calls succeeded. */
export const failureOf = (request: Request): AppError | undefined => failures.get(request)
