import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { AVAILABILITIES, PRODUCT_PRICE_MAX } from '@/contract/product'
import { AVAILABILITY_WORDS } from './availability-words'
import type { ProductDraft } from './product-draft'

interface FactFieldsProps {
  draft: ProductDraft
  onChange: (part: Partial<ProductDraft>) => void
  hasWrongRating: boolean
}

/** Short facts about a product. */
export function FactFields({ draft, onChange, hasWrongRating }: FactFieldsProps) {
  const { i18n, t } = useLingui()
  return (
    <div className="grid items-start gap-6 sm:grid-cols-3">
      <Field label={t`Price`}>
        {(control) => (
          <Input
            {...control}
            name="price"
            maxLength={PRODUCT_PRICE_MAX}
            value={draft.priceText}
            // A changed price text no longer matches the amount.
            onChange={({ target }) => onChange({ priceText: target.value, price: null })}
          />
        )}
      </Field>
      <Field label={t`Availability`}>
        {(control) => (
          <Select
            {...control}
            className="w-full [&>select]:min-h-10"
            value={draft.availability ?? ''}
            onChange={({ target }) =>
              onChange({
                availability: AVAILABILITIES.find((one) => one === target.value) ?? null,
              })
            }
          >
            <option value="">
              <Trans>Not specified</Trans>
            </option>
            {AVAILABILITIES.map((one) => (
              <option key={one} value={one}>
                {i18n._(AVAILABILITY_WORDS[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t`Rating, 0 to 5`}
        error={hasWrongRating && t`Please enter a number from 0 to 5`}
      >
        {(control) => (
          <Input
            {...control}
            name="rating"
            inputMode="decimal"
            value={draft.rating}
            onChange={({ target }) => onChange({ rating: target.value, ratingCount: null })}
          />
        )}
      </Field>
    </div>
  )
}
