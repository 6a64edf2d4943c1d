import { useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { withFieldGroup } from '@/components/form/use-app-form'
import { useSite } from '@/page/use-site'
import { confirmationProblem, newPasswordProblem } from './field-rules'
import { PasswordRules } from './password-rules'

/** A new password, entered twice. */
export const NewPasswordFields = withFieldGroup({
  defaultValues: { password: '', confirmation: '' },
  render: function NewPasswordFields({ group }) {
    const { t } = useLingui()
    const isLong = useSite().hasLongPasswords
    const { password, confirmation } = useStore(group.store, ({ values }) => values)
    return (
      <>
        <group.AppField
          name="password"
          validators={{ onChange: ({ value }) => newPasswordProblem(value, isLong) }}
        >
          {(field) => <field.PasswordField label={t`Password`} autoComplete="new-password" />}
        </group.AppField>
        <group.AppField
          name="confirmation"
          validators={{
            onChangeListenTo: ['password'],
            onChange: ({ value }) => confirmationProblem(value, group.state.values.password),
          }}
        >
          {(field) => (
            <field.PasswordField
              label={t`Confirm password`}
              autoComplete="new-password"
              className="pb-2 [&>[aria-live]]:min-h-0"
            />
          )}
        </group.AppField>
        <PasswordRules password={password} repeated={confirmation} isLong={isLong} />
      </>
    )
  },
})
