import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fontListQuery } from '@/api/brand-page.functions'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { LAYER_FONTS, type LayerFont } from '@/contract/layers'

/** `playfair-display` → Playfair Display */
const nameOf = (font: string): string =>
  font
    .split('-')
    .map((word) =>
      word.length === 2 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1),
    )
    .join(' ')

interface FontFieldProps {
  font: LayerFont
  onChange: (font: LayerFont) => void
}

/** Chooses a typeface that ships with the product, or one of the team's own. */
export function FontField({ font, onChange }: FontFieldProps) {
  const { t } = useLingui()
  const { data } = useQuery(fontListQuery())
  const own = data?.fonts ?? []
  const fonts: readonly LayerFont[] = [...LAYER_FONTS, ...own.map((one) => one.font)]
  return (
    <Field label={<Trans>Font</Trans>} className="min-w-0 grow">
      {(control) => (
        <Select
          {...control}
          value={font}
          onChange={({ target }) => {
            const chosen = fonts.find((one) => one === target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {LAYER_FONTS.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
          {own.length > 0 && (
            <optgroup label={t`Your fonts`}>
              {own.map((one) => (
                <option key={one.font} value={one.font}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      )}
    </Field>
  )
}
