import { useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'

interface OwnSceneProps {
  words: string
  onChange: (words: string) => void
}

/** A scene in the user's own words. */
export function OwnScene({ words, onChange }: OwnSceneProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Scene`} hint={t`Describe the place and the light, without the product.`}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          required
          dir="auto"
          value={words}
          maxLength={PROMPT_LENGTH_MAX}
          placeholder={t`A marble bathroom shelf with eucalyptus, morning light from the left`}
          onChange={({ target }) => onChange(target.value)}
          className={cn(inputClasses, 'py-2 sm:text-base')}
        />
      )}
    </Field>
  )
}
