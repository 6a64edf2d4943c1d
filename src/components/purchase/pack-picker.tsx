import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CreditPack, Plan } from '@/contract/endpoints/billing/price-list'
import type { Currency } from '@/contract/goods'
import { PLAN_NAMES } from './goods-words'
import { formatCreditPrice, formatMoney } from './money'
import { packSaving } from './pack-saving'

interface PackPickerProps {
  packs: readonly CreditPack[]
  plans: readonly Plan[]
  currency: Currency
  value: string
  onChange: (packId: string) => void
}

/** The credit packs as cards to choose from. */
export function PackPicker({ packs, plans, currency, value, onChange }: PackPickerProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const saving = packSaving(packs, plans[0])
  const plan = plans[0] && i18n._(PLAN_NAMES[plans[0].id])
  return (
    <fieldset className="grid w-full gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t`Credit packs`}</legend>
      {saving > 0 && (
        <p className="text-center text-muted-foreground text-sm sm:col-span-2">
          <Trans>
            A credit costs {saving}% less than with {plan} paid monthly.
          </Trans>
        </p>
      )}
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
          <span className="font-medium tabular-nums">
            {formatMoney(i18n.locale, pack.amount_minor, currency)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Label of the button under the packs. */
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
