import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { track } from '@/analytics/track'
import { notify } from '@/browser/notifications'
import { emailProblem } from '@/components/form/email-problem'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { codeInput } from './code-input'
import { codeProblem } from './field-rules'
import { FormFailure } from './form-failure'
import { useLoginCalls } from './login-calls'
import type { LoginAction } from './login-steps'
import { NewPasswordFields } from './new-password-fields'
import { SendCodeButton } from './send-code-button'
import { useFailure } from './use-failure'
import { useSendCode } from './use-send-code'

interface ResetPasswordStepProps {
  email: string
  go: (action: LoginAction) => void
}

/** Step 4: a new password, proved with a code by e-mail. */
export function ResetPasswordStep({ email, go }: ResetPasswordStepProps) {
  const { t } = useLingui()
  const calls = useLoginCalls()
  const code = useSendCode('UPDATE_PWD')
  const { failure, textOf, tell, clear } = useFailure()
  const form = useAppForm({
    defaultValues: { email, code: '', password: '', confirmation: '' },
    listeners: {
      onChange: () => {
        clear()
        code.clear()
      },
    },
    onSubmit: async ({ value }) => {
      const address = value.email.trim()
      try {
        await calls.resetPassword({ email: address, code: value.code, password: value.password })
        notify('success', t`Password reset. Please sign in with the new one.`)
        track('reset_success')
        go({ type: 'password-reset', email: address })
      } catch (error) {
        track('reset_failed')
        tell(error, msg`The password could not be reset. Please try again.`)
      }
    },
  })
  const address = useStore(form.store, ({ values }) => values.email.trim())
  const formFailure = [failure, code.failure].find((one) => one && one.field === null)

  async function sendCode() {
    await form.validateField('email', 'blur')
    if (!emailProblem(address)) await code.send(address)
  }

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
              failure={textOf('email') ?? code.textOf('email')}
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
                  isDisabled={address === ''}
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
        {formFailure && <FormFailure>{formFailure.text}</FormFailure>}
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
