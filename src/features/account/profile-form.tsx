import { Trans, useLingui } from '@lingui/react/macro'
import { saveAccountFn } from '@/api/account-page.functions'
import { notify } from '@/browser/notifications'
import { NameForm } from '@/components/naming/name-form'
import { Section } from '@/components/ui/section'
import type { AccountView } from '@/contract/endpoints/account-settings'
import { ACCOUNT_NAME_MAX } from '@/contract/limits'
import { AvatarField } from './avatar-field'
import { useAccountAction } from './use-account-action'

/** Name, picture and email address. */
export function ProfileForm({ account }: { account: AccountView }) {
  const { t } = useLingui()
  const save = useAccountAction(
    (wanted: string) => saveAccountFn({ data: { name: wanted } }),
    () => notify('success', t`Name saved`),
  )
  return (
    <Section title={<Trans>Profile</Trans>}>
      <AvatarField account={account} />
      <NameForm
        label={t({ message: 'Name', context: 'person' })}
        field="name"
        name={account.name}
        lengthMax={ACCOUNT_NAME_MAX}
        isSaving={save.isPending}
        onSave={(name) => save.mutate(name)}
      />
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-medium">
          <Trans>Email</Trans>
        </p>
        <p className="wrap-anywhere text-muted-foreground">{account.email}</p>
      </div>
    </Section>
  )
}
