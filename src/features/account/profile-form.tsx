import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { saveAccountFn } from '@/api/account-page.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Section } from '@/components/ui/section'
import type { AccountView } from '@/contract/endpoints/account-settings'
import { ACCOUNT_NAME_MAX } from '@/contract/limits'
import { AvatarField } from './avatar-field'
import { useAccountAction } from './use-account-action'

/** Name, picture and address. */
export function ProfileForm({ account }: { account: AccountView }) {
  const { t } = useLingui()
  const [name, setName] = useState(account.name)
  const save = useAccountAction(
    (wanted: string) => saveAccountFn({ data: { name: wanted } }),
    (saved) => {
      setName(saved.name)
      notify('success', t`Name saved`)
    },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === account.name) return notify('info', t`No changes to save`)
    save.mutate(name)
  }

  return (
    <Section title={<Trans>Profile</Trans>}>
      <AvatarField account={account} />
      <form
        noValidate
        onSubmit={submit}
        className="flex max-w-xl flex-col items-start gap-1 sm:flex-row sm:gap-2"
      >
        <Field
          label={t`Name`}
          className="w-full"
          error={name.trim() ? undefined : t`Please enter a name`}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="nickname"
              maxLength={ACCOUNT_NAME_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          className="sm:mt-6.5"
          loading={save.isPending}
          disabled={name.trim() === ''}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-medium">
          <Trans>Email</Trans>
        </p>
        <p className="wrap-anywhere text-muted-foreground">{account.email}</p>
      </div>
    </Section>
  )
}
