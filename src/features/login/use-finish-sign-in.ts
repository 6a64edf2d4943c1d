import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { track } from '@/analytics/track'
import { forgetInviteCode, invitationPath, storedInviteCode } from '@/browser/invite-code'
import { rememberSession, rememberUser } from '@/browser/local-session'
import { announceLoginSuccess } from '@/browser/login-events'
import { pendingProductPath } from '@/browser/pending-product'
import type { Language } from '@/contract/languages'
import { storeLanguage } from '@/i18n/store-language'
import { useLanguage } from '@/i18n/use-language'
import { chooseTheme } from '@/page/theme'
import { type NewSession, useLoginCalls } from './login-calls'

export interface SignedIn {
  /** Whether the sign-in navigated to another page. */
  isLedAway: boolean
  /** The language chosen on the account page; by default, that of this page. */
  language: Language
}

/** The common steps after every successful sign-in. */
export function useFinishSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  const shown = useLanguage()
  const { loadUser } = useLoginCalls()

  return async ({ session_id, user_info_resp }: NewSession): Promise<SignedIn> => {
    rememberSession({ sessionId: session_id, nickName: user_info_resp.nick_name })
    const user = await loadUser(client)
    if (user) rememberUser(user)
    if (user?.defaults?.theme) chooseTheme(user.defaults.theme)
    const language = user?.defaults?.language ?? shown
    if (user?.defaults?.language) storeLanguage(language)
    announceLoginSuccess()
    track('login_success')

    const hasPage = (path: string) =>
      router.getMatchedRoutes(path)[2]?.fullPath.endsWith('/team') ?? false
    const invitation = invitationPath(storedInviteCode(), language, hasPage)
    const path = invitation ?? pendingProductPath(language)
    if (!path) return { isLedAway: false, language }
    if (invitation) forgetInviteCode()
    await router.navigate({ href: path })
    return { isLedAway: true, language }
  }
}
