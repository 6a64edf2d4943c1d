import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { FormFailure } from '@/components/credentials/form-failure'
import { emailProblem } from '@/components/form/email-problem'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { CodeOnItsWay } from './code-on-its-way'
import type { LoginAction } from './login-steps'
import type { SendCode } from './use-send-code'

interface RequestCodeStepProps {
  email: string
  code: SendCode
  go: (action: LoginAction) => void
}

/** Step 1: the email a code is sent to. While the resend timer runs, the address is fixed. */
export function RequestCodeStep({ email, code, go }: RequestCodeStepProps) {
  const [isChanging, setChanging] = useState(false)
  if (code.email && code.secondsLeft > 0) {
    return (
      <CodeOnItsWay
        email={code.email}
        secondsLeft={code.secondsLeft}
        onContinue={(address) => go({ type: 'code-sent', email: address })}
        onChange={() => {
          code.reset()
          setChanging(true)
        }}
      />
    )
  }
  return <EmailForm email={code.email ?? email} code={code} go={go} takesFocus={isChanging} />
}

function EmailForm({
  email,
  code,
  go,
  takesFocus,
}: RequestCodeStepProps & { takesFocus: boolean }) {
  const { t } = useLingui()
  const { failure } = code
  const form = useAppForm({
    defaultValues: { email },
    listeners: { onChange: code.clear },
    onSubmit: async ({ value }) => {
      const address = value.email.trim()
      if (await code.send(address)) go({ type: 'code-sent', email: address })
    },
  })
  const isEmpty = useStore(form.store, ({ values }) => values.email.trim() === '')

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        <form.AppField name="email" validators={{ onChange: ({ value }) => emailProblem(value) }}>
          {(field) => (
            <field.TextField
              ref={takesFocus ? focusOnce : undefined}
              label={t`Email`}
              type="email"
              autoComplete="email"
              failure={code.textOf('email')}
            />
          )}
        </form.AppField>
        {failure?.code === 'email_registered' && (
          <Button
            variant="link"
            className="mb-2 self-start"
            onClick={() => go({ type: 'switch', step: 'login' })}
          >
            <Trans>Sign in instead</Trans>
          </Button>
        )}
        {failure && failure.field === null && <FormFailure>{failure.text}</FormFailure>}
        <form.SubmitButton isDisabled={isEmpty}>
          <Trans>Send code</Trans>
        </form.SubmitButton>
      </form.FormElement>
    </form.AppForm>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
