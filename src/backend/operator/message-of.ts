import { isAppError } from '../../contract/app-error.ts'
import { ERROR_SENTENCES } from '../../contract/error-sentences.ts'

/** The message an operator sees when a command fails. */
export function messageOf(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error)
  const details = Object.entries(error.details).map(([name, value]) => `${name}: ${value}`)
  return [ERROR_SENTENCES[error.code], ...details].join(' ')
}
