import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useTextField } from './form-context'
import { controlClasses, fieldClasses, type TextFieldProps } from './text-field'

type PasswordFieldProps = Pick<TextFieldProps, 'label' | 'failure' | 'className'> & {
  /** Tells password managers whether this is the current or a new password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password bound to the form field it is in; it can be revealed. */
export function PasswordField({ label, failure, autoComplete, className }: PasswordFieldProps) {
  const { t } = useLingui()
  const { field, error } = useTextField()
  const [isVisible, setVisible] = useState(false)
  return (
    <Field label={label} error={error ?? failure} className={cn(fieldClasses, className)}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            type={isVisible ? 'text' : 'password'}
            name={field.name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
            onBlur={field.handleBlur}
            className={`${controlClasses} pr-13`}
          />
          <Button
            variant="ghost"
            size="icon"
            className="absolute inset-y-0 right-1 my-auto text-muted-foreground"
            aria-label={t`Show password`}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOff /> : <Eye />}
          </Button>
        </div>
      )}
    </Field>
  )
}
