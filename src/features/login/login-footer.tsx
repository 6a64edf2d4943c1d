import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import type { LoginAction, LoginStep } from './login-steps'

interface LoginFooterProps {
  step: LoginStep
  go: (action: LoginAction) => void
}

/** The link to the other form (login or registration), with all forms reset, and the terms. */
export function LoginFooter({ step, go }: LoginFooterProps) {
  if (step === 'reset-password' || step === 'second-factor') return null
  const isLogin = step === 'login'
  return (
    <div className="mt-auto flex flex-col gap-3 pt-5 text-center text-muted-foreground text-sm">
      <p>
        {isLogin ? <Trans>No account yet?</Trans> : <Trans>Already have an account?</Trans>}{' '}
        <Button
          variant="link"
          onClick={() => go({ type: 'switch', step: isLogin ? 'request-code' : 'login' })}
        >
          {isLogin ? <Trans>Create an account</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </p>
      <Terms />
    </div>
  )
}

/** The terms an account agrees to; absent in a build without those pages. */
function Terms() {
  const lang = useLanguage()
  const { routesByPath } = useRouter()
  if (!('/$lang/terms' in routesByPath)) return null
  const link = 'underline underline-offset-4 hover:text-foreground'
  return (
    <p>
      <Trans>
        By continuing, you agree to the{' '}
        <a className={link} href={`/${lang}/terms`} target="_blank" rel="noopener">
          terms
        </a>{' '}
        and{' '}
        <a className={link} href={`/${lang}/privacy`} target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </Trans>
    </p>
  )
}
