import { useEffect, useRef } from 'react'
import type { PriceList } from '@/contract/endpoints/billing/price-list'
import type { BillingCycle } from '@/contract/goods'
import { PlanCard } from './plan-card'

interface PlanGridProps {
  priceList: PriceList
  cycle: BillingCycle
  choice: string | undefined
}

/** The plans side by side, cheapest first; an earlier choice is scrolled into view. */
export function PlanGrid({ priceList, cycle, choice }: PlanGridProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = choice && list.current?.querySelector('[data-chosen]')
    if (chosen) chosen.scrollIntoView({ block: 'nearest' })
  }, [choice])
  return (
    // All three in a row, or stacked: with two and one, the third would look left over.
    <ul
      ref={list}
      className="group/plans flex w-full flex-col items-center gap-4 min-[50rem]:flex-row min-[50rem]:items-stretch min-[50rem]:justify-center min-[50rem]:max-md:gap-3"
    >
      {priceList.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          cycle={cycle}
          currency={priceList.currency}
          isChosen={plan.id === choice}
          tools={priceList.tools}
        />
      ))}
    </ul>
  )
}
