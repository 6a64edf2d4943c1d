import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { track } from '@/analytics/track'
import { forgetInviteCode, invitationPath, storedInviteCode } from '@/browser/invite-code'
import { rememberSession, rememberUser } from '@/browser/local-session'
import { announceLoginSuccess } from '@/browser/login-events'
import { pendingProductPath } from '@/browser/pending-product'
import { storeLanguage } from '@/i18n/store-language'
import { useLanguage } from '@/i18n/use-language'
import { chooseTheme } from '@/page/theme'
import { type NewSession, useLoginCalls } from './login-calls'

/** What follows every successful sign-in. Returns whether it led the person elsewhere. */
export function useFinishSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  const language = useLanguage()
  const { loadUser } = useLoginCalls()

  return async ({ session_id, user_info_resp }: NewSession): Promise<{ isLedAway: boolean }> => {
    rememberSession({ sessionId: session_id, nickName: user_info_resp.nick_name })
    const user = await loadUser(client)
    if (user) rememberUser(user)
    if (user?.defaults?.theme) chooseTheme(user.defaults.theme)
    if (user?.defaults?.language) storeLanguage(user.defaults.language)
    announceLoginSuccess()
    track('login_success')

    const hasPage = (path: string) =>
      router.getMatchedRoutes(path)[2]?.fullPath.endsWith('/team') ?? false
    const invitation = invitationPath(storedInviteCode(), language, hasPage)
    const path = invitation ?? pendingProductPath(language)
    if (!path) return { isLedAway: false }
    if (invitation) forgetInviteCode()
    await router.navigate({ href: path })
    return { isLedAway: true }
  }
}
