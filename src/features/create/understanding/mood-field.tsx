import { useLingui } from '@lingui/react/macro'
import { MOOD_LABELS } from '@/components/creations/ad-labels'
import { cn } from '@/components/ui/class-names'
import { inputClasses } from '@/components/ui/input'
import { MOODS } from '@/contract/ad-words'
import { useComposer } from '../composer/composer-context'
import { CorrectionFrame } from './correction-frame'

/** The mood of the look; random by default. */
export function MoodField() {
  const { i18n, t } = useLingui()
  const { understanding } = useComposer()
  if (!understanding) return null
  return (
    <CorrectionFrame field="mood">
      {({ id }) => (
        <select
          id={id}
          className={cn(inputClasses, 'min-h-10 pointer-coarse:min-h-11')}
          value={understanding.reading.mood ?? ''}
          onChange={({ target }) =>
            understanding.correct({ mood: MOODS.find((mood) => mood === target.value) ?? null })
          }
        >
          <option value="">{t`No preference`}</option>
          {MOODS.map((mood) => (
            <option key={mood} value={mood}>
              {i18n._(MOOD_LABELS[mood])}
            </option>
          ))}
        </select>
      )}
    </CorrectionFrame>
  )
}
