import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { seatsQuery } from '@/api/billing.queries'
import { PLAN_NAMES } from '@/components/purchase/goods-words'
import { formatMoney } from '@/components/purchase/money'
import { useCheckout } from '@/components/purchase/use-checkout'
import { Button } from '@/components/ui/button'
import type { PriceList } from '@/contract/endpoints/billing/price-list'
import { listNames } from '@/i18n/list-names'
import { Stepper } from './stepper'
import { useBuyer } from './use-buyer'
import { useSignInToBuy } from './use-choice'

/** More seats, for plans that allow them. */
export function SeatSection({ priceList }: { priceList: PriceList }) {
  const { t, i18n } = useLingui()
  const { seat, currency } = priceList
  const [quantity, setQuantity] = useState(1)
  const { isSignedIn } = useBuyer()
  const { data: seats } = useQuery({ ...seatsQuery(), enabled: isSignedIn })
  const signInToBuy = useSignInToBuy()
  const { buy, isLeaving } = useCheckout()
  const noteId = useId()
  const price = formatMoney(i18n.locale, seat.amount_minor, currency)
  const total = formatMoney(i18n.locale, seat.amount_minor * quantity, currency)
  return (
    <section className="flex w-full flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border bg-card p-6">
      <div className="min-w-60 grow basis-0">
        <h2 className="text-lg">
          <Trans>Seats</Trans>
        </h2>
        <p className="text-muted-foreground text-sm tabular-nums">
          <Trans>{price} per seat per year</Trans>
        </p>
        <p id={noteId} className="mt-1 text-muted-foreground text-sm">
          {seats?.can_add ? (
            <Plural
              value={seats.total}
              one={`Your team has # seat, ${seats.taken} taken.`}
              other={`Your team has # seats, ${seats.taken} taken.`}
            />
          ) : (
            <SeatPlans priceList={priceList} />
          )}
        </p>
      </div>
      <Stepper
        label={t`Number of seats`}
        value={quantity}
        max={seat.quantity_max}
        onChange={setQuantity}
      />
      {isSignedIn ? (
        <Button
          className="tabular-nums"
          loading={isLeaving}
          disabled={!seats?.can_add}
          aria-describedby={noteId}
          onClick={() => buy({ goods_type: 'seat', goods_id: seat.id, quantity, currency })}
        >
          <Trans>Add seats · {total}</Trans>
        </Button>
      ) : (
        <Button variant="outline" onClick={() => void signInToBuy(seat.id)}>
          <Trans>Sign in to purchase</Trans>
        </Button>
      )}
    </section>
  )
}

/** Which plans seats can be added to. */
function SeatPlans({ priceList }: { priceList: PriceList }): ReactNode {
  const { i18n } = useLingui()
  const names = priceList.plans
    .filter(({ can_add_seats }) => can_add_seats)
    .map(({ id }) => i18n._(PLAN_NAMES[id]))
  const plans = listNames(i18n, names)
  return <Trans>Seats can be added to these plans: {plans}</Trans>
}
