import type { I18n } from '@lingui/core'
import { AppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'

/** Why a generation failed, in the user's language where the reason has a known code. */
export function failureSentence(i18n: I18n, { error }: Pick<TaskView, 'error'>): string {
  if (!error) return errorMessage(i18n, new AppError('engine_failed'))
  if (!isErrorCode(error.code)) return error.message
  return errorMessage(i18n, new AppError(error.code, error.details))
}
