import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { track } from '@/analytics/track'
import { useHasPasskeys } from '@/browser/passkeys'
import { FormFailure } from '@/components/credentials/form-failure'
import { Button } from '@/components/ui/button'
import { isAppError } from '@/contract/app-error'
import { type NewSession, useLoginCalls } from './login-calls'
import { useFailure } from './use-failure'

interface PasskeyButtonProps {
  onSession: (session: NewSession) => Promise<void>
}

/** Sign-in with a passkey instead of email and password; renders nothing where the browser supports none. */
export function PasskeyButton({ onSession }: PasskeyButtonProps) {
  const { signInWithPasskey } = useLoginCalls()
  const { failure, tell, clear } = useFailure()
  const isAlive = useHydrated()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => onSession(await signInWithPasskey()),
    onMutate: clear,
    onError(error) {
      if (isAppError(error) && error.code === 'user_cancelled') return
      track('login_failed')
      tell(error, msg`Login failed. Please try again.`)
    },
  })
  if (!useHasPasskeys()) return null
  return (
    <div className="mt-3 flex flex-col">
      {failure && <FormFailure>{failure.text}</FormFailure>}
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        disabled={!isAlive}
        loading={isPending}
        onClick={() => mutate()}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </div>
  )
}
