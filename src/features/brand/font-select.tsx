import { Trans } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { BRAND_FONTS, type BrandFont } from '@/contract/brand'

/** Names of typefaces are the same in every language. */
const NAMES: Record<BrandFont, string> = {
  inter: 'Inter',
  'space-grotesk': 'Space Grotesk',
  'playfair-display': 'Playfair Display',
  oswald: 'Oswald',
}

interface FontSelectProps {
  label: string
  value: BrandFont | null
  onChange: (font: BrandFont | null) => void
}

/** One of the bundled typefaces, or whichever suits the mood. */
export function FontSelect({ label, value, onChange }: FontSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(BRAND_FONTS.find((font) => font === target.value) ?? null)
          }
        >
          <option value="">
            <Trans>Match the mood automatically</Trans>
          </option>
          {BRAND_FONTS.map((font) => (
            <option key={font} value={font}>
              {NAMES[font]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
