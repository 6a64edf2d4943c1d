import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { useTextField } from './form-context'
import { fieldClasses } from './text-field'

interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'value' | 'onChange' | 'onBlur'> {
  label: ReactNode
}

/** Several lines of text bound to the form field they are in. */
export function TextAreaField({ label, className, ...area }: TextAreaFieldProps) {
  const { field, error } = useTextField()
  return (
    <Field label={label} error={error} className={fieldClasses}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          {...area}
          name={field.name}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
          className={cn(inputClasses, 'py-2 sm:text-base', className)}
        />
      )}
    </Field>
  )
}
