import { useLingui } from '@lingui/react/macro'
import { reactionTo } from '@/api/call-failures'
import { notify } from '@/browser/notifications'
import { tellFailure } from '@/browser/tell-failure'
import { isAppError } from '@/contract/app-error'

/**
 * Shows a message for failed calls whose status the page leaves to the screen (the silent statuses), so that
 * nothing fails silently and nothing is reported twice. `fallback` is for failures without a sentence of
 * their own.
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
