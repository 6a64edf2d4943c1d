import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '@/components/purchase/money'
import type { Plan } from '@/contract/endpoints/billing/price-list'
import type { BillingCycle, Currency } from '@/contract/goods'

interface PlanPriceProps {
  plan: Plan
  cycle: BillingCycle
  currency: Currency
}

/** The monthly price of a plan, the amount charged, and the credits included. */
export function PlanPrice({ plan, cycle, currency }: PlanPriceProps) {
  const { i18n } = useLingui()
  const price = plan.prices[cycle]
  const money = (minor: number) => formatMoney(i18n.locale, minor, currency)
  const total = money(price.amount_minor)
  const original = price.original_minor === null ? null : money(price.original_minor)
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-3xl tabular-nums">{money(price.per_month_minor)}</span>
        <span className="text-muted-foreground text-sm">
          <Trans>per month</Trans>
        </span>
      </p>
      <p className="min-h-10 text-muted-foreground text-sm tabular-nums">
        {cycle === 'month' && <Trans>Billed monthly</Trans>}
        {cycle === 'year' && (
          <>
            <Trans>{total} billed yearly</Trans>
            {original !== null && price.saving_percent > 0 && (
              <>
                <br />
                <Trans>
                  was <s>{original}</s>
                </Trans>
              </>
            )}
          </>
        )}
      </p>
      <p className="text-sm">
        <strong className="font-medium">
          <Plural
            value={plan.credits_per_month}
            one="# credit per month"
            other="# credits per month"
          />
        </strong>
        <br />
        <span className="text-muted-foreground">
          {price.credits > plan.credits_per_month ? (
            <Plural value={price.credits} one="# credit upfront" other="# credits upfront" />
          ) : (
            <Trans>added on each billing day</Trans>
          )}
        </span>
      </p>
    </div>
  )
}
