import { useLingui } from '@lingui/react/macro'
import { reactionTo } from '@/api/call-failures'
import { notify } from '@/browser/notifications'
import { tellFailure } from '@/browser/tell-failure'
import { isAppError } from '@/contract/app-error'

/**
 * Tells of a failed call what the page itself leaves to the screen, the silent statuses, so that
 * nothing fails without a word and nothing is said twice. `fallback` is for failures without a
 * sentence of their own.
 */
export function useTellFailure(fallback?: string) {
  const { i18n } = useLingui()
  return (error: unknown) => {
    if (isAppError(error) && error.code === 'user_cancelled') return
    const { isReported } = reactionTo(error, { isBackground: false, isSignedIn: true })
    if (isReported) return
    if (fallback && isNameless(error)) notify('error', fallback)
    else void tellFailure(i18n, error)
  }
}

const isNameless = (error: unknown) =>
  !isAppError(error) || (error.code === 'internal' && !error.statement)
