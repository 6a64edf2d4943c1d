import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clockTime } from '@/components/creations/output-text'
import type { Result } from '@/components/own-media/use-results'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useLanguage } from '@/i18n/use-language'

interface SoundChoiceProps {
  label: string
  results: readonly Result[]
  chosen: string | null
  /** The page that makes one; null where this installation cannot. */
  makeAt: Extract<LinkProps['to'], '/$lang/background-music' | '/$lang/voice-over'> | null
  makeWords: ReactNode
  onChoose: (outputId: string | null) => void
}

const LENGTH_MAX = 60

/** One of the user's sounds, or none. */
export function SoundChoice(props: SoundChoiceProps) {
  const { label, results, chosen, makeAt, makeWords, onChoose } = props
  const lang = useLanguage()
  return (
    <Field
      label={label}
      hint={
        makeAt && (
          <Link to={makeAt} params={{ lang }} className="text-link underline">
            {makeWords}
          </Link>
        )
      }
    >
      {(control) => (
        <Select
          {...control}
          className="min-w-0"
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">
            <Trans>None</Trans>
          </option>
          {results.map(({ output, task }) => (
            <option key={output.output_id} value={output.output_id}>
              {`${clockTime(output.duration_seconds ?? 0)} · ${task.prompt.slice(0, LENGTH_MAX)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
