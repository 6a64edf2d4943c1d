import { Trans, useLingui } from '@lingui/react/macro'
import { Fact } from '@/components/creations/fact'
import { BillingDay, useDayFormat } from '@/components/purchase/billing-day'
import { CYCLE_NAMES, PLAN_NAMES } from '@/components/purchase/goods-words'
import { formatMoney } from '@/components/purchase/money'
import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'

/** Plan, price, period, renewal, start and end. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionView }) {
  const { i18n } = useLingui()
  const { amount_minor, currency, cycle, is_renewing, next_plan: next } = subscription
  const day = useDayFormat()
  const end = day(subscription.period_end)
  const price = formatMoney(i18n.locale, amount_minor, currency)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-xl">{i18n._(PLAN_NAMES[subscription.plan_id])}</span>
        <span className="text-muted-foreground tabular-nums">
          {cycle === 'month' ? <Trans>{price} per month</Trans> : <Trans>{price} per year</Trans>}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <Fact name={<Trans>Billing period</Trans>}>{i18n._(CYCLE_NAMES[cycle])}</Fact>
        <Fact name={<Trans>Renewal</Trans>}>
          {is_renewing ? <Trans>Automatic</Trans> : <Trans>Off</Trans>}
        </Fact>
        <Fact name={<Trans>Start date</Trans>}>
          <BillingDay at={subscription.started_at} />
        </Fact>
        <Fact name={<Trans>Current period</Trans>}>
          <BillingDay at={subscription.period_start} /> –{' '}
          <BillingDay at={subscription.period_end} />
        </Fact>
        {next && (
          <Fact name={<Trans>Next plan</Trans>}>
            {i18n._(PLAN_NAMES[next.plan_id])}, {i18n._(CYCLE_NAMES[next.cycle])} ·{' '}
            <BillingDay at={next.starts_at} />
          </Fact>
        )}
      </dl>
      <p className="text-muted-foreground text-sm">
        {is_renewing ? (
          <Trans>Renews on {end}</Trans>
        ) : (
          <Trans>Active until {end}, will not renew</Trans>
        )}
      </p>
    </>
  )
}
