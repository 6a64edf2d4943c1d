import { Plural, useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import { charactersOf, speechSeconds } from '@/contract/speech'
import type { Wish } from './wish'

interface ScriptFieldProps extends Pick<Wish, 'script' | 'language' | 'speed'> {
  onChange: (script: string) => void
}

/** The script, with its length and duration. */
export function ScriptField({ script, language, speed, onChange }: ScriptFieldProps) {
  const { t, i18n } = useLingui()
  const characters = charactersOf(script.trim())
  const seconds = Math.round(speechSeconds(script, language, speed))
  const limit = i18n.number(PROMPT_LENGTH_MAX)
  return (
    <Field
      label={t`Script`}
      hint={
        <span className="tabular-nums">
          <Plural
            value={characters}
            one={`# of ${limit} characters`}
            other={`# of ${limit} characters`}
          />
          {seconds > 0 && (
            <>
              {' · '}
              <Plural value={seconds} one="about # second" other="about # seconds" />
            </>
          )}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          rows={5}
          required
          dir="auto"
          lang={language}
          value={script}
          maxLength={PROMPT_LENGTH_MAX}
          placeholder={t`What the voice says, word for word…`}
          onChange={({ target }) => onChange(target.value)}
          className={cn(inputClasses, 'py-2 sm:text-base')}
        />
      )}
    </Field>
  )
}
