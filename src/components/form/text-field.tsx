import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useTextField } from './form-context'

/** Reserves room for a one-line error, so that nothing moves under the pointer when it appears. */
export const fieldClasses = 'gap-1 pb-1.5 [&>[aria-live]]:min-h-5'
export const controlClasses = 'min-h-12 pointer-coarse:min-h-12 sm:text-base'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'onChange' | 'onBlur'> {
  label: ReactNode
  /** The server's error for this value; shown until it changes. */
  failure?: ReactNode
  /** Rendered beside the control, such as the button that sends the code. */
  trailing?: ReactNode
  /** Converts typed or pasted text to the value. */
  normalize?: (text: string) => string
}

/** A line of text bound to the form field it is in. */
export function TextField(props: TextFieldProps) {
  const { label, failure, trailing, normalize = asTyped, className, ...input } = props
  const { field, error } = useTextField()
  return (
    <Field label={label} error={error ?? failure} className={fieldClasses}>
      {(control) => (
        <div className="flex items-start gap-2">
          <Input
            {...control}
            {...input}
            name={field.name}
            value={field.state.value}
            onChange={(event) => field.handleChange(normalize(event.target.value))}
            onBlur={field.handleBlur}
            className={cn(controlClasses, className)}
          />
          {trailing}
        </div>
      )}
    </Field>
  )
}

const asTyped = (text: string) => text
