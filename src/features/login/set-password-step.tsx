import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { track } from '@/analytics/track'
import { forgetInviteCode, storedInviteCode } from '@/browser/invite-code'
import { notify } from '@/browser/notifications'
import { inviteCodeProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { NewPasswordFields } from '@/components/credentials/new-password-fields'
import { useAppForm } from '@/components/form/use-app-form'
import { isAppError } from '@/contract/app-error'
import { LabelLink } from './label-link'
import { type NewSession, useLoginCalls } from './login-calls'
import type { LoginAction } from './login-steps'
import { useFailure } from './use-failure'

interface SetPasswordStepProps {
  email: string
  code: string
  go: (action: LoginAction) => void
  onSession: (session: NewSession) => Promise<void>
}

/** Step 3: the password; creates the account and signs its owner in. */
export function SetPasswordStep({ email, code, go, onSession }: SetPasswordStepProps) {
  const { t } = useLingui()
  const calls = useLoginCalls()
  const { failure, textOf, tell, clear } = useFailure()
  // Only an invitation link makes the flow ask for its code.
  const [isInvited, setInvited] = useState(storedInviteCode() !== undefined)
  const form = useAppForm({
    defaultValues: { inviteCode: storedInviteCode() ?? '', password: '', confirmation: '' },
    listeners: { onChange: clear },
    onSubmit: async ({ value }) => {
      const inviteCode = isInvited ? value.inviteCode.trim() : undefined
      try {
        const session = await calls.register({ email, code, password: value.password, inviteCode })
        notify('success', t`Registration successful. Welcome!`)
        track('register_success')
        await onSession(session)
      } catch (error) {
        track('register_failed')
        tell(error, msg`Registration failed. Please try again.`)
        if (isAppError(error) && error.code === 'code_invalid') go({ type: 'code-refused' })
      }
    },
  })

  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        {/* Password managers save the password under this user name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {isInvited && (
          <div className="relative">
            <form.AppField
              name="inviteCode"
              validators={{ onChange: ({ value }) => inviteCodeProblem(value) }}
            >
              {(field) => (
                <field.TextField
                  label={t`Invitation code`}
                  autoComplete="off"
                  failure={textOf('inviteCode')}
                />
              )}
            </form.AppField>
            <LabelLink
              onClick={() => {
                forgetInviteCode()
                clear()
                setInvited(false)
              }}
            >
              <Trans>Continue without a code</Trans>
            </LabelLink>
          </div>
        )}
        <NewPasswordFields
          form={form}
          fields={{ password: 'password', confirmation: 'confirmation' }}
        />
        {failure && failure.field === null && <FormFailure>{failure.text}</FormFailure>}
        <div className="mt-4 flex flex-col">
          <form.SubmitButton>
            <Trans>Create account</Trans>
          </form.SubmitButton>
        </div>
      </form.FormElement>
    </form.AppForm>
  )
}
