import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { TEMPO_MAX, TEMPO_MIN } from '@/contract/music'

const USUAL = 100

interface TempoFieldProps {
  /** Beats per minute; null leaves it to genre and mood. */
  tempo: number | null
  onChange: (tempo: number | null) => void
}

/** The tempo; it follows the genre unless the user sets it. */
export function TempoField({ tempo, onChange }: TempoFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Tempo`}>
      {(control) => (
        <div className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input
            {...control}
            type="range"
            min={TEMPO_MIN}
            max={TEMPO_MAX}
            value={tempo ?? USUAL}
            aria-valuetext={tempo === null ? t`Automatic` : t`${tempo} BPM`}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            className="min-w-0 grow accent-primary"
          />
          <span className="w-20 shrink-0 text-right text-sm tabular-nums">
            {tempo === null ? <Trans>Automatic</Trans> : <Trans>{tempo} BPM</Trans>}
          </span>
          {tempo !== null && (
            <button
              type="button"
              className="min-h-8 shrink-0 text-link text-sm underline pointer-coarse:min-h-11"
              onClick={() => onChange(null)}
            >
              <Trans>Reset</Trans>
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
