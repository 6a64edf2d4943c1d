import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import type { CreditPack } from '@/contract/endpoints/billing/price-list'
import type { Currency } from '@/contract/goods'
import { formatCreditPrice, formatMoney } from './money'

interface PackPickerProps {
  packs: readonly CreditPack[]
  currency: Currency
  value: string
  onChange: (packId: string) => void
}

/** The packs of credits as cards, one of them chosen. */
export function PackPicker({ packs, currency, value, onChange }: PackPickerProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  return (
    <fieldset className="grid w-full gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t`Credit packs`}</legend>
      {packs.map((pack) => (
        <label
          key={pack.id}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-input bg-card p-4 has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={pack.id}
            checked={pack.id === value}
            onChange={() => onChange(pack.id)}
            className="mt-1 size-4 shrink-0 accent-primary outline-none"
          />
          <span className="flex grow flex-col gap-1">
            <span className="font-medium tabular-nums">
              <Plural value={pack.credits} one="# credit" other="# credits" />
            </span>
            <span className="flex flex-wrap gap-x-3 text-muted-foreground text-sm tabular-nums">
              <span>
                <Trans>
                  {formatCreditPrice(i18n.locale, pack.per_credit_millis, currency)} per credit
                </Trans>
              </span>
              <span>
                <Trans>never expires</Trans>
              </span>
            </span>
          </span>
          <span className="flex flex-col items-end gap-2 font-medium tabular-nums">
            {formatMoney(i18n.locale, pack.amount_minor, currency)}
            {pack.discount_percent > 0 && (
              <Badge variant="success">
                <Trans>{pack.discount_percent}% off</Trans>
              </Badge>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the button under the packs says. */
export function BuyPackLabel({ pack, currency }: { pack: CreditPack; currency: Currency }) {
  const { i18n } = useLingui()
  const price = formatMoney(i18n.locale, pack.amount_minor, currency)
  return (
    <Plural
      value={pack.credits}
      one={`Buy # credit · ${price}`}
      other={`Buy # credits · ${price}`}
    />
  )
}
