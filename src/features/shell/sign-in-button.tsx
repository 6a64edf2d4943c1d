import { Trans } from '@lingui/react/macro'
import { showLogin } from '@/browser/login-events'
import { Button } from '@/components/ui/button'

/** Opens the login modal. */
export function SignInButton() {
  return (
    <Button size="sm" onClick={() => showLogin()}>
      <Trans>Sign in</Trans>
    </Button>
  )
}
