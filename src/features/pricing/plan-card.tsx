import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { PLAN_NAMES } from '@/components/purchase/goods-words'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/class-names'
import type { Capability } from '@/contract/capabilities'
import type { Plan } from '@/contract/endpoints/billing/price-list'
import type { BillingCycle, Currency } from '@/contract/goods'
import { PlanAction } from './plan-action'
import { PlanFeatures } from './plan-features'
import { PlanPrice } from './plan-price'

interface PlanCardProps {
  plan: Plan
  cycle: BillingCycle
  currency: Currency
  isChosen: boolean
  tools: readonly Capability[]
}

/** One plan with its price, its button and its features. */
export function PlanCard({ plan, cycle, currency, isChosen, tools }: PlanCardProps) {
  const { i18n } = useLingui()
  const nameId = useId()
  const saving = plan.prices[cycle].saving_percent
  return (
    <li
      aria-labelledby={nameId}
      data-chosen={isChosen || undefined}
      className={cn(
        'relative flex w-full max-w-100 flex-col gap-6 rounded-lg border-2 bg-card p-6 min-[50rem]:max-md:p-4',
        plan.is_most_popular && 'border-primary',
      )}
    >
      {plan.is_most_popular && (
        <Badge
          variant="primary"
          className="absolute top-0 left-6 -translate-y-1/2 py-1 min-[50rem]:max-md:left-4"
        >
          <Trans>Most popular</Trans>
        </Badge>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={nameId} className="text-lg">
          {i18n._(PLAN_NAMES[plan.id])}
        </h2>
        {saving > 0 && (
          <Badge variant="success">
            <Trans>Save {saving}%</Trans>
          </Badge>
        )}
      </div>
      <PlanPrice plan={plan} cycle={cycle} currency={currency} />
      <PlanAction
        choice={{ planId: plan.id, cycle }}
        currency={currency}
        isFeatured={plan.is_most_popular}
      />
      <PlanFeatures plan={plan} cycle={cycle} tools={tools} />
    </li>
  )
}
