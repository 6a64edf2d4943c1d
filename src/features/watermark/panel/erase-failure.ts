import { AppError } from '@/contract/app-error'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isErrorCode } from '@/contract/error-codes'
import type { RemovalActions } from '../job/use-removal'

/** The latest failure: of the last request, or else of the run itself. */
export function eraseFailure(
  { run }: RemovalView,
  { start, preview, detect }: RemovalActions,
): Error | null {
  const asked = [start.error, preview.error, detect.error].find(Boolean)
  if (asked) return asked
  if (run?.status !== 'FAILED') return null
  const code = run.error?.code ?? 'internal'
  return new AppError(isErrorCode(code) ? code : 'internal')
}
