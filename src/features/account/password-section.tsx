import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changePasswordFn } from '@/api/account-page.functions'
import { notify } from '@/browser/notifications'
import { currentPasswordProblem } from '@/components/credentials/field-rules'
import { FormFailure } from '@/components/credentials/form-failure'
import { NewPasswordFields } from '@/components/credentials/new-password-fields'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { isAppError } from '@/contract/app-error'
import type { AccountView } from '@/contract/endpoints/account-settings'
import { errorMessage } from '@/i18n/error-messages'
import { useAccountAction } from './use-account-action'

/** The password: changed with the current one, or set for the first time. */
export function PasswordSection({ account }: { account: AccountView }) {
  const [isOpen, setOpen] = useState(false)
  const { has_password: hasPassword } = account
  return (
    <Section title={<Trans>Password</Trans>}>
      {isOpen ? (
        <PasswordForm account={account} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className="max-w-prose text-muted-foreground text-sm">
            {hasPassword ? (
              <Trans>Changing it signs you out on all your other devices.</Trans>
            ) : (
              <Trans>You don’t have one yet. Set one to sign in with your email, too.</Trans>
            )}
          </p>
          <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
            {hasPassword ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
          </Button>
        </>
      )}
    </Section>
  )
}

function PasswordForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const { has_password: hasPassword, email } = account
  const [failure, setFailure] = useState<{ isCurrent: boolean; text: string } | null>(null)
  const change = useAccountAction((data: { current_password?: string; pwd: string }) =>
    changePasswordFn({ data }),
  )
  const form = useAppForm({
    defaultValues: { current: '', password: '', confirmation: '' },
    listeners: { onChange: () => setFailure(null) },
    onSubmit: async ({ value }) => {
      try {
        await change.mutateAsync({
          pwd: value.password,
          ...(hasPassword && { current_password: value.current }),
        })
        notify('success', t`Password changed. Your other devices were signed out.`)
        onClose()
      } catch (error) {
        if (isAppError(error) && error.code === 'user_cancelled') return
        const isCurrent = isAppError(error) && error.code === 'login_failed'
        const text = isCurrent ? t`That isn’t your current password.` : errorMessage(i18n, error)
        setFailure({ isCurrent, text })
      }
    },
  })
  return (
    <form.AppForm>
      <form.FormElement className="flex max-w-md flex-col">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {hasPassword && (
          <form.AppField
            name="current"
            validators={{ onChange: ({ value }) => currentPasswordProblem(value) }}
          >
            {(field) => (
              <field.PasswordField
                label={t`Current password`}
                autoComplete="current-password"
                failure={failure?.isCurrent ? failure.text : undefined}
              />
            )}
          </form.AppField>
        )}
        <NewPasswordFields
          form={form}
          fields={{ password: 'password', confirmation: 'confirmation' }}
        />
        {failure && !failure.isCurrent && <FormFailure>{failure.text}</FormFailure>}
        <div className="mt-3 flex flex-col gap-1">
          <form.SubmitButton>
            <Trans>Save password</Trans>
          </form.SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form.FormElement>
    </form.AppForm>
  )
}
