import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface NameFormProps {
  label: string
  /** The `name` attribute of the input. */
  field: 'name' | 'teamName'
  /** The saved name. */
  name: string
  lengthMax: number
  isSaving: boolean
  onSave: (name: string) => void
}

/** A name field with a save button beside it. */
export function NameForm({ label, field, name: kept, lengthMax, isSaving, onSave }: NameFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(kept)
  const isEmpty = name.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === kept) return notify('info', t`No changes to save`)
    onSave(name)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-xl flex-col items-start gap-1 sm:flex-row sm:gap-2"
    >
      <Field label={label} className="w-full" error={isEmpty ? t`Please enter a name` : undefined}>
        {(control) => (
          <Input
            {...control}
            name={field}
            autoComplete={field === 'name' ? 'nickname' : 'off'}
            maxLength={lengthMax}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="sm:mt-6.5"
        loading={isSaving}
        disabled={isEmpty}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
