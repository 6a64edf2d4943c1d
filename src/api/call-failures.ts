import { isAppError } from '@/contract/app-error'
import { LOGOUT_STATUSES, SILENT_STATUSES } from '@/contract/error-codes'

export interface FailedCall {
  /** Made by the page, not by the person: a query, not a mutation. */
  isBackground: boolean
  isSignedIn: boolean
}

export interface FailureReaction {
  isReported: boolean
  endsSession: boolean
}

const NOTHING: FailureReaction = { isReported: false, endsSession: false }

/**
 * How the page reacts to a failed call, before the screen that made it: silent statuses are left to the
 * screen, everything else becomes a toast. A visitor is not told when the page itself loads something that
 * requires a login.
 */
export function reactionTo(error: unknown, { isBackground, isSignedIn }: FailedCall) {
  if (!isAppError(error) || error.code === 'user_cancelled') return NOTHING
  if (LOGOUT_STATUSES.includes(error.status)) {
    return { isReported: isSignedIn || !isBackground, endsSession: true }
  }
  const isSilent = SILENT_STATUSES.includes(error.status) && error.code !== 'timeout'
  return { isReported: !isSilent, endsSession: false }
}
