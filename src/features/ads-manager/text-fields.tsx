import { useLingui } from '@lingui/react/macro'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { TEXT_SLOTS, type TextSlot } from '@/contract/campaign-words'
import { countText, slotOf, type TextCount } from '@/contract/count-text'
import type { AdTexts } from '@/contract/endpoints/campaigns'
import type { ExportFormat } from '@/contract/export-formats'
import { isPlatform } from './fit'
import { SLOTS } from './words'

interface TextFieldsProps {
  formats: readonly ExportFormat[]
  texts: AdTexts
  onChange: (texts: AdTexts) => void
}

/** The texts beside the ads, as far as the chosen placements have a place for them, with their limits. */
export function TextFields({ formats, texts, onChange }: TextFieldsProps) {
  const { t, i18n } = useLingui()
  const slots = TEXT_SLOTS.filter((slot) => countsFor(slot, formats, '').length > 0)
  if (slots.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{t`Ad copy`}</legend>
      {slots.map((slot) => (
        <Field
          key={slot}
          label={i18n._(SLOTS[slot])}
          hint={<Counts counts={countsFor(slot, formats, texts[slot] ?? '')} />}
        >
          {(control) => (
            <textarea
              {...control}
              rows={1}
              maxLength={2_200}
              value={texts[slot] ?? ''}
              onChange={({ target }) => onChange({ ...texts, [slot]: target.value })}
              className={`${inputClasses} field-sizing-content max-h-48 py-2`}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

interface SlotCount extends TextCount {
  platform: string
}

/** The length of a text against each platform's limit; the strictest placement counts. */
function countsFor(slot: TextSlot, formats: readonly ExportFormat[], text: string): SlotCount[] {
  const strictest = new Map<string, SlotCount>()
  for (const { platform, rule } of formats)
    for (const [field, limit] of Object.entries(rule.text)) {
      if (slotOf(field) !== slot) continue
      const counted = { ...countText(text, limit), platform }
      const known = strictest.get(platform)
      if (!known || (counted.max ?? Infinity) < (known.max ?? Infinity))
        strictest.set(platform, counted)
    }
  return [...strictest.values()]
}

function Counts({ counts }: { counts: readonly SlotCount[] }) {
  const { t } = useLingui()
  const words: Record<TextCount['verdict'], string> = {
    empty: '',
    fits: '',
    long: t`may be cut off`,
    too_long: t`too long`,
    too_short: t`too short`,
  }
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs tabular-nums">
      {counts.map(({ platform, count, max, verdict }) => (
        <span
          key={platform}
          className={
            verdict === 'too_long' || verdict === 'too_short' ? 'text-destructive' : undefined
          }
        >
          {isPlatform(platform) ? PLATFORM_NAMES[platform] : platform} {count}
          {max !== null && `/${max}`}
          {words[verdict] && ` · ${words[verdict]}`}
        </span>
      ))}
    </span>
  )
}
