import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { codeInput } from '@/components/credentials/code-input'
import { codeProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { Countdown } from './countdown'
import { useLoginCalls } from './login-calls'
import type { LoginAction } from './login-steps'
import { useFailure } from './use-failure'
import type { SendCode } from './use-send-code'

interface FillCodeStepProps {
  email: string
  code: SendCode
  go: (action: LoginAction) => void
}

/** Step 2: the code from the email; Continue has the server check it. */
export function FillCodeStep({ email, code, go }: FillCodeStepProps) {
  const { t } = useLingui()
  const calls = useLoginCalls()
  const { failure, textOf, tell, clear } = useFailure()
  const form = useAppForm({
    defaultValues: { code: '' },
    listeners: { onChange: clear },
    onSubmit: async ({ value }) => {
      try {
        await calls.checkCode({ email, code: value.code })
        go({ type: 'code-accepted', code: value.code })
      } catch (error) {
        tell(error, msg`The code couldn’t be checked. Please try again.`)
      }
    },
  })
  const formFailure = failure?.field === null ? failure : code.failure

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        <p className="mb-4 text-muted-foreground text-sm">
          <Trans>
            We sent a code to <strong className="wrap-anywhere text-foreground">{email}</strong>
          </Trans>{' '}
          <Button
            variant="link"
            onClick={() => {
              code.reset()
              go({ type: 'back' })
            }}
          >
            <Trans>Change email</Trans>
          </Button>
        </p>
        <form.AppField name="code" validators={{ onChange: ({ value }) => codeProblem(value) }}>
          {(field) => (
            <field.TextField {...codeInput} label={t`Verification code`} failure={textOf('code')} />
          )}
        </form.AppField>
        {formFailure && <FormFailure>{formFailure.text}</FormFailure>}
        <form.SubmitButton>
          <Trans>Continue</Trans>
        </form.SubmitButton>
        <Button
          variant="ghost"
          className="mt-3 self-center"
          disabled={code.secondsLeft > 0}
          loading={code.isSending}
          onClick={() => void code.send(email)}
        >
          {code.secondsLeft > 0 ? (
            <Countdown seconds={code.secondsLeft} />
          ) : (
            <Trans>Resend code</Trans>
          )}
        </Button>
      </form.FormElement>
    </form.AppForm>
  )
}
