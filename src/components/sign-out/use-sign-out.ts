import { useMutation } from '@tanstack/react-query'
import { track } from '@/analytics/track'
import { logoutFn } from '@/api/accounts.functions'
import { forgetSession } from '@/browser/local-session'
import { useLanguage } from '@/i18n/use-language'

/** Ends the session and reloads at the root or at `path`, with nothing of the account left in memory. */
export function useSignOut(path?: string) {
  const language = useLanguage()
  return useMutation({
    mutationFn: () => logoutFn(),
    onSuccess: () => {
      track('logout')
      forgetSession()
      window.location.assign(path ?? `/${language}/`)
    },
  })
}
