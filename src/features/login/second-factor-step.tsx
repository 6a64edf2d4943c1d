import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { track } from '@/analytics/track'
import { codeInput } from '@/components/credentials/code-input'
import { appCodeProblem, recoveryCodeProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { isAppError } from '@/contract/app-error'
import type { NewSession } from './login-calls'
import type { LoginAction, SignInWithCode } from './login-steps'
import { useFailure } from './use-failure'

interface SecondFactorStepProps {
  signIn: SignInWithCode | null
  go: (action: LoginAction) => void
  onSession: (session: NewSession) => Promise<void>
}

/** After a correct password or the identity provider: a code from the app, or a recovery code. */
export function SecondFactorStep({ signIn, go, onSession }: SecondFactorStepProps) {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const { failure, textOf, tell, clear } = useFailure()
  const form = useAppForm({
    defaultValues: { code: '' },
    listeners: { onChange: clear },
    onSubmit: async ({ value }) => {
      try {
        if (signIn) await onSession(await signIn(value.code))
      } catch (error) {
        track('login_failed')
        tell(error, msg`Login failed. Please try again.`)
        // The first part of the sign-in has expired, so it starts over.
        if (isAppError(error) && error.code === 'oauth_failed') go({ type: 'back' })
      }
    },
  })
  const problemOf = isRecovery ? recoveryCodeProblem : appCodeProblem

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        <p className="mb-4 text-muted-foreground text-sm">
          {isRecovery ? (
            <Trans>Enter one of the recovery codes you saved. Each works once.</Trans>
          ) : (
            <Trans>Enter the code your authenticator app shows.</Trans>
          )}
        </p>
        <form.AppField
          key={String(isRecovery)}
          name="code"
          validators={{ onChange: ({ value }) => problemOf(value) }}
        >
          {(field) =>
            isRecovery ? (
              <field.TextField
                label={t`Recovery code`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                failure={textOf('code')}
              />
            ) : (
              <field.TextField {...codeInput} label={t`Code`} failure={textOf('code')} />
            )
          }
        </form.AppField>
        {failure && failure.field === null && <FormFailure>{failure.text}</FormFailure>}
        <form.SubmitButton>
          <Trans>Sign in</Trans>
        </form.SubmitButton>
        <Button
          variant="link"
          className="mt-3 self-center"
          onClick={() => {
            clear()
            form.reset()
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery ? <Trans>Use a code from the app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      </form.FormElement>
    </form.AppForm>
  )
}
