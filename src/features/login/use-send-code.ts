import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { track } from '@/analytics/track'
import { notify } from '@/browser/notifications'
import { SEND_CODE_DEBOUNCE_MS } from '@/contract/limits'
import { type CodeUse, useLoginCalls } from './login-calls'
import { useFailure } from './use-failure'
import { useResendTimer } from './use-resend-timer'

export type SendCode = ReturnType<typeof useSendCode>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends a code by email: repeated presses count once, then the timer decides when the next may go out. */
export function useSendCode(use: CodeUse) {
  const { t } = useLingui()
  const calls = useLoginCalls()
  const timer = useResendTimer(use)
  const { failure, textOf, tell, clear } = useFailure()
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)

  /** Returns whether the code was sent. */
  async function send(email: string): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    clear()
    try {
      await pause(SEND_CODE_DEBOUNCE_MS)
      await calls.sendCode({ email, use })
      timer.start(email)
      track('code_sent')
      notify('success', t`Verification code sent. Check your email, also the spam folder.`)
      return true
    } catch (error) {
      timer.reset()
      track('code_failed')
      tell(error, msg`The code could not be sent. Please try again.`)
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { send, isSending, failure, textOf, clear, ...timer }
}
