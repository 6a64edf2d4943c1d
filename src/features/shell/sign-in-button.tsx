import { Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { showLogin } from '@/lib/login-events'

/** Asks for the login modal (R2.50). */
export function SignInButton() {
  return (
    <Button size="sm" onClick={() => showLogin()}>
      <Trans>Sign in</Trans>
    </Button>
  )
}
