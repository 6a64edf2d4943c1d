import { createSerializationAdapter } from '@tanstack/react-router'
import { AppError, type ErrorDetails, isAppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'

interface Wire {
  code: ErrorCode
  details: ErrorDetails
  status: number
  statement: string | null
}

/** Carries an AppError from a server function to the browser intact; otherwise only `message` survives. */
export const appErrorAdapter = createSerializationAdapter<AppError, Wire>({
  key: 'app-error',
  test: (value): value is AppError => isAppError(value),
  toSerializable: ({ code, details, status, statement }) => ({ code, details, status, statement }),
  fromSerializable: ({ code, details, status, statement }) =>
    new AppError(code, details, { status, statement }),
})
