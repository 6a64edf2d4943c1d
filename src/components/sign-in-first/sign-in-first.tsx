import { Trans } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { showLogin } from '@/browser/login-events'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Shown to visitors in place of their own items; says where those are kept. */
export function SignInFirst({ description }: { description?: ReactNode }) {
  return (
    <EmptyState
      icon={LogIn}
      title={<Trans>Please login first to proceed with this operation</Trans>}
      description={description ?? <Trans>Your creations are saved to your account.</Trans>}
      action={
        <Button onClick={() => showLogin()}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  )
}
