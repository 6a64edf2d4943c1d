import type { I18n } from '@lingui/core'
import { AppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'

/** What a tile shows. `expired`: the task succeeded, but its files were deleted since (R9.07). */
export type TileState = 'queued' | 'generating' | 'done' | 'failed' | 'cancelled' | 'expired'

export function tileState({ status, outputs }: TaskView): TileState {
  switch (status) {
    case 'CREATED':
      return 'queued'
    case 'RUNNING':
      return 'generating'
    case 'SUCCEEDED':
      return outputs.length > 0 ? 'done' : 'expired'
    case 'FAILED':
      return 'failed'
    case 'CANCELLED':
      return 'cancelled'
  }
}

/** Whether a task still holds its place in the line or runs. */
export const isActive = ({ status }: TaskView): boolean =>
  status === 'CREATED' || status === 'RUNNING'

/** Why a task failed, in the reader's language where the reason has a name. */
export function failureSentence(i18n: I18n, { error }: TaskView): string {
  if (!error) return errorMessage(i18n, new AppError('engine_failed'))
  if (!isErrorCode(error.code)) return error.message
  return errorMessage(i18n, new AppError(error.code, error.details))
}
