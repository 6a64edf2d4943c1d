import { useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { GUIDE_LINE_LENGTH_MAX, GUIDE_LINES_MAX } from '@/contract/brand'
import type { BrandDraft } from './brand-draft'

interface GuideLinesProps {
  draft: BrandDraft
  change: (part: Partial<BrandDraft>) => void
}

const LENGTH_MAX = (GUIDE_LINE_LENGTH_MAX + 1) * GUIDE_LINES_MAX

/** Dos and don'ts for models that write or paint for the brand. */
export function GuideLines({ draft, change }: GuideLinesProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={t`Do`} hint={t`One per line, for the connected text and image models.`}>
        {(control) => (
          <textarea
            {...control}
            name="doLines"
            rows={3}
            maxLength={LENGTH_MAX}
            value={draft.doLines}
            className={cn(inputClasses, 'field-sizing-content max-h-60 min-h-20 py-2')}
            onChange={({ target }) => change({ doLines: target.value })}
          />
        )}
      </Field>
      <Field label={t`Don’t`} hint={t`One per line. Suggestions with these words aren’t used.`}>
        {(control) => (
          <textarea
            {...control}
            name="dontLines"
            rows={3}
            maxLength={LENGTH_MAX}
            value={draft.dontLines}
            className={cn(inputClasses, 'field-sizing-content max-h-60 min-h-20 py-2')}
            onChange={({ target }) => change({ dontLines: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
