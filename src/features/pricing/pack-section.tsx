import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { BuyPackLabel, PackPicker } from '@/components/purchase/pack-picker'
import { useCheckout } from '@/components/purchase/use-checkout'
import { Button } from '@/components/ui/button'
import type { PriceList } from '@/contract/endpoints/billing/price-list'
import { useBuyer } from './use-buyer'
import { useSignInToBuy } from './use-choice'

/** Credits without a plan: pay as you go. */
export function PackSection({
  priceList,
  choice,
}: {
  priceList: PriceList
  choice?: string | undefined
}) {
  const { packs, plans, currency } = priceList
  const { isSignedIn } = useBuyer()
  const signInToBuy = useSignInToBuy()
  const { buy, isLeaving } = useCheckout()
  const [packId, setPackId] = useState(choice)
  const pack = packs.find(({ id }) => id === packId) ?? packs[0]
  if (!pack) return null
  return (
    <section className="flex w-full max-w-200 flex-col items-center gap-6">
      <p className="max-w-measure text-center text-muted-foreground text-sm">
        <Trans>
          Buy credits without a plan. They never expire and are used after your plan credits.
        </Trans>
      </p>
      <PackPicker
        packs={packs}
        plans={plans}
        currency={currency}
        value={pack.id}
        onChange={setPackId}
      />
      {isSignedIn ? (
        <Button
          size="lg"
          loading={isLeaving}
          onClick={() => buy({ goods_type: 'credit', goods_id: pack.id, currency })}
        >
          <BuyPackLabel pack={pack} currency={currency} />
        </Button>
      ) : (
        <Button size="lg" onClick={() => void signInToBuy(pack.id)}>
          <Trans>Sign in to purchase</Trans>
        </Button>
      )}
    </section>
  )
}
