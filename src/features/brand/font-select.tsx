import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fontListQuery } from '@/api/brand-page.functions'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { BRAND_FONTS, type BrandFont, type FontChoice } from '@/contract/brand'

/** Names of typefaces are the same in every language. */
const NAMES: Record<BrandFont, string> = {
  inter: 'Inter',
  'space-grotesk': 'Space Grotesk',
  'playfair-display': 'Playfair Display',
  oswald: 'Oswald',
}

interface FontSelectProps {
  label: string
  value: FontChoice | null
  onChange: (font: FontChoice | null) => void
}

/** Chooses one of the team's own typefaces, a bundled one, or whichever suits the mood. */
export function FontSelect({ label, value, onChange }: FontSelectProps) {
  const { t } = useLingui()
  const { data } = useQuery(fontListQuery())
  const own = data?.fonts ?? []
  const choices: readonly FontChoice[] = [...BRAND_FONTS, ...own.map(({ font }) => font)]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={value ?? ''}
          onChange={({ target }) => onChange(choices.find((font) => font === target.value) ?? null)}
        >
          <option value="">
            <Trans>Match the mood automatically</Trans>
          </option>
          {BRAND_FONTS.map((font) => (
            <option key={font} value={font}>
              {NAMES[font]}
            </option>
          ))}
          {own.length > 0 && (
            <optgroup label={t`Your fonts`}>
              {own.map(({ font, name }) => (
                <option key={font} value={font}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      )}
    </Field>
  )
}
