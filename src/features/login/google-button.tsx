import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { oauthConfigQuery } from '@/api/accounts.queries'
import { FormFailure } from '@/components/credentials/form-failure'
import { Button } from '@/components/ui/button'
import { GoogleMark } from './google-mark'
import { useFailure } from './use-failure'
import { type GoogleSignInOutcomes, useGoogleSignIn } from './use-google-sign-in'

/** Sign-in with the configured identity provider; renders nothing without one. */
export function GoogleButton(outcomes: GoogleSignInOutcomes) {
  const { t } = useLingui()
  const { data: config } = useQuery(oauthConfigQuery())
  const { failure, tell, clear } = useFailure()
  const { phase, start } = useGoogleSignIn(outcomes, { tell, clear })
  if (config && !config.google.enabled) return null
  const provider = config?.google.label ?? 'Google'
  const isWaiting = phase === 'waiting'

  return (
    <div className="mb-3 flex flex-col gap-4">
      <Button
        variant="outline"
        size="lg"
        className="w-full"
        disabled={!config}
        aria-busy={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={() => void start()}
      >
        {provider === 'Google' ? <GoogleMark /> : <ExternalLink aria-hidden />}
        {isWaiting ? t`Waiting for ${provider}…` : t`Continue with ${provider}`}
      </Button>
      {phase === 'blocked' && (
        <FormFailure>
          <Trans>Your browser blocked the sign-in window. Allow pop-ups for this site.</Trans>{' '}
          <Button variant="link" onClick={() => void start()}>
            <Trans>Try again</Trans>
          </Button>
        </FormFailure>
      )}
      {phase === 'closed' && (
        <FormFailure>
          <Trans>
            The sign-in window seems to be closed. Finish there if it’s still open, or try again.
          </Trans>
        </FormFailure>
      )}
      {failure && <FormFailure>{failure.text}</FormFailure>}
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        <Trans>or with email</Trans>
      </p>
    </div>
  )
}
