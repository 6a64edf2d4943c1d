import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onChange: (value: string) => void
}

/** A labeled one-line text field. */
export function LineField({ label, hint, error, onChange, ...input }: LineFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} {...input} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}
