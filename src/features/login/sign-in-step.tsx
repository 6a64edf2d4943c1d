import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { CircleCheck } from 'lucide-react'
import { track } from '@/analytics/track'
import { currentPasswordProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { emailProblem } from '@/components/form/email-problem'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { Tooltip } from '@/components/ui/tooltip'
import { isAppError } from '@/contract/app-error'
import { LabelLink } from './label-link'
import { type NewSession, useLoginCalls } from './login-calls'
import type { LoginAction, SignInWithCode } from './login-steps'
import { type LoginField, useFailure } from './use-failure'

interface SignInStepProps {
  email: string
  /** The user comes from a successful password reset. */
  isPasswordReset: boolean
  go: (action: LoginAction) => void
  onSession: (session: NewSession) => Promise<void>
}

/** Step 0: email and password. */
export function SignInStep({ email, isPasswordReset, go, onSession }: SignInStepProps) {
  const { t } = useLingui()
  const calls = useLoginCalls()
  const { failure, textOf, tell, clear } = useFailure(FIELDS)

  const form = useAppForm({
    defaultValues: { email, password: '' },
    listeners: { onChange: clear },
    onSubmit: async ({ value, formApi }) => {
      const given = { email: value.email.trim(), password: value.password }
      try {
        await onSession(await calls.signIn(given))
      } catch (error) {
        if (isAppError(error) && error.code === 'second_factor_needed') {
          const signInWithCode: SignInWithCode = (code) => calls.signIn({ ...given, code })
          return go({ type: 'second-factor-needed', email: given.email, signInWithCode })
        }
        track('login_failed')
        formApi.setFieldValue('password', '', QUIETLY)
        tell(error, msg`Login failed. Please try again.`)
      }
    },
  })
  const typedEmail = useStore(form.store, ({ values }) => values.email.trim())

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        {isPasswordReset && (
          <p role="status" className="mb-4 flex items-center gap-2 text-sm text-success">
            <CircleCheck className="size-4 shrink-0" aria-hidden />
            <Trans>Password reset. Please sign in with the new one.</Trans>
          </p>
        )}
        <form.AppField name="email" validators={{ onChange: ({ value }) => emailProblem(value) }}>
          {(field) => (
            <field.TextField
              label={t`Email`}
              type="email"
              autoComplete="username"
              failure={textOf('email')}
            />
          )}
        </form.AppField>
        {failure?.code === 'email_not_registered' && (
          <Button
            variant="link"
            className="mb-2 self-start"
            onClick={() => go({ type: 'create-account', email: typedEmail })}
          >
            <Trans>Create an account with this email</Trans>
          </Button>
        )}
        <div className="relative">
          <form.AppField
            name="password"
            validators={{ onChange: ({ value }) => currentPasswordProblem(value) }}
          >
            {(field) => (
              <field.PasswordField
                label={t`Password`}
                autoComplete="current-password"
                failure={textOf('password')}
              />
            )}
          </form.AppField>
          <Tooltip content={t`We’ll email you a code to set a new password.`}>
            <LabelLink onClick={() => go({ type: 'forgot-password', email: typedEmail })}>
              <Trans>Forgot password?</Trans>
            </LabelLink>
          </Tooltip>
        </div>
        {failure && failure.field === null && <FormFailure>{failure.text}</FormFailure>}
        <form.SubmitButton>
          <Trans>Sign in</Trans>
        </form.SubmitButton>
      </form.FormElement>
    </form.AppForm>
  )
}

const FIELDS: readonly LoginField[] = ['email', 'password']

/** We clear the field ourselves, which must neither clear the failure nor count as a mistake. */
const QUIETLY = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true }
