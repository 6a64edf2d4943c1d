import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { track } from '@/analytics/track'
import { notify } from '@/browser/notifications'
import { emailProblem } from '@/components/form/email-problem'
import { useAppForm } from '@/components/form/use-app-form'
import { useLoginCalls } from './login-calls'
import type { LoginAction } from './login-steps'
import { type LoginField, useFailure } from './use-failure'
import { useSendCode } from './use-send-code'

/** The form for a new password with an emailed code: its fields, submission and failures. */
export function useResetForm(email: string, go: (action: LoginAction) => void) {
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

  return {
    form,
    code,
    hasAddress: address !== '',
    async sendCode() {
      await form.validateField('email', 'blur')
      if (!emailProblem(address)) await code.send(address)
    },
    /** The failure of a field. */
    textOf: (field: LoginField) => textOf(field) ?? code.textOf(field),
    /** The failure of the form as a whole. */
    failure: [failure, code.failure].find((one) => one && one.field === null),
  }
}
