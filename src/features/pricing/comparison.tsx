import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CAPABILITY_NAMES } from '@/components/capabilities/capability-names'
import { PLAN_NAMES } from '@/components/purchase/goods-words'
import { formatMoney } from '@/components/purchase/money'
import type { Plan, PriceList } from '@/contract/endpoints/billing/price-list'
import type { BillingCycle } from '@/contract/goods'
import { FEATURE_NAMES } from './feature-words'
import { FeatureCount } from './plan-features'

interface Row {
  name: string
  cell: (plan: Plan) => ReactNode
}

/** The plans row by row; on phones each row is a card with a line per plan. */
export function Comparison({ priceList, cycle }: { priceList: PriceList; cycle: BillingCycle }) {
  const { t, i18n } = useLingui()
  const { plans, currency, tools } = priceList
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value)
  const money = (minor: number) => formatMoney(i18n.locale, minor, currency)
  const rows: Row[] = [
    { name: t`Price, paid monthly`, cell: ({ prices }) => money(prices.month.amount_minor) },
    { name: t`Price, paid yearly`, cell: ({ prices }) => money(prices.year.amount_minor) },
    { name: t`Credits per month`, cell: (plan) => number(plan.credits_per_month) },
    { name: t`Generations at a time`, cell: (plan) => number(plan.concurrency) },
    {
      name: t`Reference images`,
      cell: ({ prices }) => number(prices[cycle].reference_images_max),
    },
    { name: t`Seats`, cell: (plan) => number(plan.seats_included) },
    { name: t`More seats can be added`, cell: (plan) => <YesNo is={plan.can_add_seats} /> },
    // Every plan has the same features: those of this installation.
    ...(plans[0]?.features ?? []).map(({ feature }) => ({
      name: i18n._(FEATURE_NAMES[feature]),
      cell: (plan: Plan) => {
        const one = plan.features.find((other) => other.feature === feature)
        return one && <FeatureCount feature={one} plan={plan} />
      },
    })),
    ...tools.map((name) => ({ name: i18n._(CAPABILITY_NAMES[name]), cell: () => <YesNo is /> })),
  ]
  return (
    <section className="flex w-full flex-col gap-4">
      <h2 className="text-center text-lg">
        <Trans>Compare plans</Trans>
      </h2>
      <table className="block text-sm sm:table sm:w-full sm:rounded-lg sm:border sm:bg-card">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            <th scope="col" className="px-4 py-3 text-left font-medium text-muted-foreground">
              <Trans>Feature</Trans>
            </th>
            {plans.map(({ id }) => (
              <th key={id} scope="col" className="px-4 py-3 text-right font-medium">
                {i18n._(PLAN_NAMES[id])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 sm:table-row-group">
          {rows.map(({ name, cell }) => (
            <tr key={name} className="flex flex-col rounded-lg border bg-card sm:table-row">
              <th
                scope="row"
                className="px-4 pt-3 text-left font-medium sm:sticky sm:left-0 sm:border-t sm:bg-card sm:py-3 sm:font-normal"
              >
                {name}
              </th>
              {plans.map((plan, place) => (
                <td
                  key={plan.id}
                  data-last={place === plans.length - 1 || undefined}
                  className="flex justify-between gap-4 px-4 py-1 tabular-nums data-last:pb-3 sm:table-cell sm:border-t sm:py-3 sm:text-right"
                >
                  <span aria-hidden className="text-muted-foreground sm:hidden">
                    {i18n._(PLAN_NAMES[plan.id])}
                  </span>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function YesNo({ is }: { is: boolean }) {
  const Icon = is ? Check : Minus
  return (
    <>
      <Icon className="inline size-4 align-middle" aria-hidden />
      <span className="sr-only">{is ? <Trans>Yes</Trans> : <Trans>No</Trans>}</span>
    </>
  )
}
