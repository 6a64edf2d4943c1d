import { Trans, useLingui } from '@lingui/react/macro'
import { codeInput } from '@/components/credentials/code-input'
import { codeProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { NewPasswordFields } from '@/components/credentials/new-password-fields'
import { emailProblem } from '@/components/form/email-problem'
import { Button } from '@/components/ui/button'
import type { LoginAction } from './login-steps'
import { SendCodeButton } from './send-code-button'
import { useResetForm } from './use-reset-form'

interface ResetPasswordStepProps {
  email: string
  go: (action: LoginAction) => void
}

/** Step 4: a new password, authorized by an emailed code. */
export function ResetPasswordStep({ email, go }: ResetPasswordStepProps) {
  const { t } = useLingui()
  const { form, code, hasAddress, sendCode, textOf, failure } = useResetForm(email, go)

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        <form.AppField name="email" validators={{ onChange: ({ value }) => emailProblem(value) }}>
          {(field) => (
            <field.TextField
              label={t`Email`}
              type="email"
              autoComplete="username"
              readOnly={code.secondsLeft > 0}
              failure={textOf('email')}
            />
          )}
        </form.AppField>
        <form.AppField name="code" validators={{ onChange: ({ value }) => codeProblem(value) }}>
          {(field) => (
            <field.TextField
              {...codeInput}
              label={t`Verification code`}
              failure={textOf('code')}
              trailing={
                <SendCodeButton
                  code={code}
                  isDisabled={!hasAddress}
                  onPress={() => void sendCode()}
                />
              }
            />
          )}
        </form.AppField>
        <NewPasswordFields
          form={form}
          fields={{ password: 'password', confirmation: 'confirmation' }}
        />
        {failure && <FormFailure>{failure.text}</FormFailure>}
        <div className="mt-1.5 flex flex-col gap-1">
          <form.SubmitButton>
            <Trans>Reset password</Trans>
          </form.SubmitButton>
          <Button
            variant="link"
            className="self-center py-1"
            onClick={() => go({ type: 'switch', step: 'login' })}
          >
            <Trans>Back to sign in</Trans>
          </Button>
        </div>
      </form.FormElement>
    </form.AppForm>
  )
}
