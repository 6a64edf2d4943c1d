import type { AppError } from '@/contract/app-error'
import { ERROR_CODES } from '@/contract/error-codes'

const failures = new WeakMap<Request, AppError>()

/** Remembers that a call of a page failed for a reason that passes: too much was asked, or a fault. */
export function noteFailure(request: Request, error: AppError): void {
  const { http } = ERROR_CODES[error.code]
  if (http >= 500 || http === 429) failures.set(request, error)
}

/** Why a page is not what it should be; undefined when all its calls went well. */
export const failureOf = (request: Request): AppError | undefined => failures.get(request)
