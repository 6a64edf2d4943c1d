import { isAppError } from '@/contract/app-error'
import { LOGOUT_STATUSES, SILENT_STATUSES } from '@/contract/error-codes'

export interface FailedCall {
  /** The page asked, not the person: a query, no mutation. */
  isBackground: boolean
  isSignedIn: boolean
}

export interface FailureReaction {
  isReported: boolean
  endsSession: boolean
}

const NOTHING: FailureReaction = { isReported: false, endsSession: false }

/**
 * What the page itself does about a failed call, before the screen that made it: silent statuses
 * are the screen's to tell, everything else becomes a toast. A visitor whose page loads something
 * that needs a login has done nothing to hear about.
 */
export function reactionTo(error: unknown, { isBackground, isSignedIn }: FailedCall) {
  if (!isAppError(error) || error.code === 'user_cancelled') return NOTHING
  if (LOGOUT_STATUSES.includes(error.status)) {
    return { isReported: isSignedIn || !isBackground, endsSession: true }
  }
  const isSilent = SILENT_STATUSES.includes(error.status) && error.code !== 'timeout'
  return { isReported: !isSilent, endsSession: false }
}
