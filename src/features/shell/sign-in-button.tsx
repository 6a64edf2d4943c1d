import { Trans } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { showLogin } from '@/lib/login-events'

/** Asks for the login modal. */
export function SignInButton() {
  return (
    <Button size="sm" onClick={() => showLogin()}>
      <Trans>Sign in</Trans>
    </Button>
  )
}
