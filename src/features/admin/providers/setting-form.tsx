import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { enterSettingFn } from '@/api/admin.functions'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useAdminAction } from '../use-admin-action'

const IS_SECRET = /_(?:KEY|TOKEN)$/

/** Takes a key or an address; an earlier value is never shown, only replaced. */
export function SettingForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui()
  const [value, setValue] = useState('')
  const { mutate, isPending } = useAdminAction(enterSettingFn, onClose)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (value.trim()) mutate({ name, value })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t`New value of ${name}`} hint={t`Never shown again. Takes effect right away.`}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type={IS_SECRET.test(name) ? 'password' : 'text'}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={isPending} disabled={value.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
