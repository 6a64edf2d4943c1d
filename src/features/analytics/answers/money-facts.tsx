import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AdAnswer } from '@/contract/endpoints/figures'
import { useFigureWords } from '../figures-in-words'

/** Cost and revenue, each currency separately. */
export function MoneyFacts({ money }: Pick<AdAnswer, 'money'>) {
  const words = useFigureWords()
  return (
    <div className="flex flex-col gap-2 text-xs">
      {money.map(
        ({ currency, spend_minor, cost_per_click, cost_per_conversion, return_on_spend }) => (
          <dl
            key={currency}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 tabular-nums [&_dt]:text-muted-foreground"
          >
            <Fact title={<Trans>Spend</Trans>}>{words.money(spend_minor, currency)}</Fact>
            {cost_per_click !== null && (
              <Fact title={<Trans>Per click</Trans>}>{words.money(cost_per_click, currency)}</Fact>
            )}
            {cost_per_conversion !== null && (
              <Fact title={<Trans>Per conversion</Trans>}>
                {words.money(cost_per_conversion, currency)}
              </Fact>
            )}
            {return_on_spend !== null && return_on_spend > 0 && (
              <Fact title={<Trans>Return on ad spend</Trans>}>{words.times(return_on_spend)}</Fact>
            )}
          </dl>
        ),
      )}
    </div>
  )
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd className="text-right">{children}</dd>
    </>
  )
}
