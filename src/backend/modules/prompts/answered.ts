import { AppError } from '../../../contract/app-error.ts'
import { NoAnswer, type NoAnswerReason } from '../../system/asked-process.ts'

const RETRY_AFTER_SECONDS = 2

const ERRORS: Record<NoAnswerReason, () => AppError> = {
  busy: () => new AppError('too_many_requests', { retry_after_seconds: RETRY_AFTER_SECONDS }),
  replaced: () => new AppError('user_cancelled'),
  failed: () => new AppError('unavailable'),
}

/** @throws AppError with the reason the engine gave no answer */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NoAnswer) throw ERRORS[error.reason]()
    throw error
  }
}
