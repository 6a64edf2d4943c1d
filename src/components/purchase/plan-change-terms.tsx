import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlanChange } from '@/contract/endpoints/billing/plan-change'
import { useDayFormat } from './billing-day'
import { CYCLE_NAMES } from './goods-words'
import { formatMoney } from './money'

/** Price, deduction, amount due, and what happens to the credits. */
export function PlanChangeTerms({ change }: { change: PlanChange }) {
  const { i18n } = useLingui()
  const day = useDayFormat()
  const money = (minor: number) => formatMoney(i18n.locale, minor, change.currency)
  const isNow = change.effective === 'now'
  const start = day(change.starts_at)
  return (
    <>
      <p className="text-muted-foreground text-sm">
        {isNow ? (
          <Trans>The new plan starts as soon as you’ve paid.</Trans>
        ) : (
          <Trans>
            You keep your current plan until the end of the paid period. The new one starts on{' '}
            {start}; you won’t be charged before then.
          </Trans>
        )}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm tabular-nums">
        <Line name={<Trans>Price · {i18n._(CYCLE_NAMES[change.cycle])}</Trans>}>
          {money(change.price_minor)}
        </Line>
        {isNow && (
          <Line name={<Trans>Unused part of your plan</Trans>}>{money(-change.credit_minor)}</Line>
        )}
        <div className="col-span-2 grid grid-cols-subgrid border-t pt-2 font-medium text-base">
          <Line isStrong name={<Trans>Due now</Trans>}>
            {money(change.due_minor)}
          </Line>
        </div>
        <Line name={isNow ? <Trans>New credits</Trans> : <Trans>Credits from {start}</Trans>}>
          <Plural value={change.credits_granted} one="# credit" other="# credits" />
        </Line>
        {change.credits_replaced > 0 && (
          <Line name={<Trans>Plan credits replaced</Trans>}>
            <Plural value={change.credits_replaced} one="# credit" other="# credits" />
          </Line>
        )}
      </dl>
    </>
  )
}

interface LineProps {
  name: ReactNode
  isStrong?: boolean
  children: ReactNode
}

const Line = ({ name, isStrong, children }: LineProps) => (
  <>
    <dt className={isStrong ? undefined : 'text-muted-foreground'}>{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
)
