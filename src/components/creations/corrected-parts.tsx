import { Trans, useLingui } from '@lingui/react/macro'
import type { PromptCorrections } from '@/contract/endpoints/prompts'
import { isKeyOf, keysOf } from '@/contract/keys-of'
import { listWords } from '@/i18n/list-words'
import { COLOURS, FIELD_LABELS, MOOD_LABELS } from './ad-labels'

/** The parts the owner corrected in the engine's reading of the prompt. */
export function CorrectedParts({ corrections }: { corrections: PromptCorrections }) {
  const { i18n, t } = useLingui()
  const fields = keysOf(corrections)
  if (fields.length === 0) return null
  const wordsOf = (field: keyof PromptCorrections): string => {
    if (field === 'mood' && corrections.mood) return i18n._(MOOD_LABELS[corrections.mood])
    if (field === 'colours') return listWords(i18n, (corrections.colours ?? []).map(colourWord))
    if (field === 'features') return listWords(i18n, corrections.features ?? [])
    return corrections[field] ?? ''
  }
  const colourWord = (colour: string) =>
    isKeyOf(COLOURS, colour) ? i18n._(COLOURS[colour].label) : colour
  return (
    <section aria-label={t`Set by hand`}>
      <h3 className="pb-1.5 font-medium">
        <Trans>Set by hand</Trans>
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {fields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted-foreground">{i18n._(FIELD_LABELS[field])}</dt>
            <dd className="min-w-0 wrap-anywhere">{wordsOf(field) || <Trans>left out</Trans>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
