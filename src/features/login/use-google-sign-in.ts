import { msg } from '@lingui/core/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track'
import { storedInviteCode } from '@/browser/invite-code'
import { isAppError } from '@/contract/app-error'
import { type NewSession, useLoginCalls } from './login-calls'
import type { SignInWithCode } from './login-steps'
import { OAUTH_CALLBACK_PATH, onOauthCallback, onPopupClosed, openOauthPopup } from './oauth-popup'
import type { useFailure } from './use-failure'

/** `closed` keeps listening: a provider's page may make an open popup look closed. */
export type GooglePhase = 'idle' | 'waiting' | 'blocked' | 'closed'

export interface GoogleSignInOutcomes {
  onSession: (session: NewSession) => Promise<void>
  /** Called when the account has a second factor. */
  onCodeNeeded: (signIn: SignInWithCode) => void
}

/** Sign-in with an identity provider, in a popup. */
export function useGoogleSignIn(
  { onSession, onCodeNeeded }: GoogleSignInOutcomes,
  { tell, clear }: Pick<ReturnType<typeof useFailure>, 'tell' | 'clear'>,
) {
  const calls = useLoginCalls()
  const [phase, setPhase] = useState<GooglePhase>('idle')
  const endFlow = useRef(() => {})

  const end = useCallback(() => {
    endFlow.current()
    endFlow.current = () => {}
  }, [])
  useEffect(() => end, [end])

  async function finish(flowId: string, callbackUrl: string) {
    end()
    setPhase('waiting')
    try {
      await onSession(await calls.finishOauth({ flowId, callbackUrl }))
    } catch (error) {
      if (isAppError(error) && error.code === 'second_factor_needed') {
        return onCodeNeeded((code) => calls.finishOauth({ flowId, callbackUrl, code }))
      }
      track('google_failed')
      tell(error, msg`Login failed. Please try again.`)
    }
    setPhase('idle')
  }

  async function start() {
    if (phase === 'waiting') return
    end()
    clear()
    const popup = openOauthPopup()
    if (!popup) {
      track('google_blocked')
      return setPhase('blocked')
    }
    track('google_started')
    setPhase('waiting')
    endFlow.current = () => popup.close()
    try {
      const { authorization_url, flow_id } = await calls.startOauth({
        redirectUri: `${location.origin}${OAUTH_CALLBACK_PATH}`,
        inviteCode: storedInviteCode(),
      })
      // The user closed it, or it closed with the dialog, during the request.
      if (popup.closed) return setPhase('closed')
      const state = new URL(authorization_url).searchParams.get('state') ?? ''
      const stopListening = onOauthCallback(state, (url) => void finish(flow_id, url))
      const stopWatching = onPopupClosed(popup, () => setPhase('closed'))
      endFlow.current = () => {
        stopListening()
        stopWatching()
        popup.close()
      }
      popup.location.replace(authorization_url)
    } catch (error) {
      end()
      setPhase('idle')
      tell(error, msg`The sign-in window could not open. Please try again.`)
    }
  }

  return { phase, start }
}
