import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { createBrandFn } from '@/api/brand-page.functions'
import { notify } from '@/browser/notifications'
import { useBrandAction } from '@/components/brands/use-brand-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { BRAND_NAME_MAX } from '@/contract/brand'

/** Creates a brand: first a name, then its settings. */
export function NewBrand() {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/$lang/brand' })
  const [name, setName] = useState<string | null>(null)
  const create = useBrandAction(createBrandFn, ({ brand_id }) => {
    setName(null)
    notify('success', t`Brand created`)
    void navigate({ search: { brand: brand_id } })
  })
  if (name === null) {
    return (
      <Button variant="outline" size="sm" onClick={() => setName('')}>
        <Plus aria-hidden />
        <Trans>New brand</Trans>
      </Button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) create.mutate({ name })
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-xl flex-col gap-3 text-left">
      <Field label={t`Name of the new brand`}>
        {(control) => (
          <Input
            {...control}
            name="newBrandName"
            autoComplete="off"
            autoFocus
            maxLength={BRAND_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          <Trans>Create brand</Trans>
        </Button>
        <Button variant="ghost" onClick={() => setName(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
