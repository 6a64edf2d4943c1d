import { useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'

interface OwnWordsFieldProps {
  words: string
  onChange: (words: string) => void
}

/** Optional instructions for the model, in addition to the lists. */
export function OwnWordsField({ words, onChange }: OwnWordsFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`In your own words (optional)`}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          dir="auto"
          value={words}
          maxLength={PROMPT_LENGTH_MAX}
          placeholder={t`Warm piano, finger snaps, builds toward the end`}
          onChange={({ target }) => onChange(target.value)}
          className={cn(inputClasses, 'py-2 sm:text-base')}
        />
      )}
    </Field>
  )
}
